import { env } from 'cloudflare:test'
import { expect, it, vi } from 'vitest'
import { withRay } from '../../core/base/log/format-line.ts'
import { makeApi } from './testing/fixtures.ts'

it('a call that fails is answered with 503, and logged as a line with level, event and ray', async () => {
  const written = vi.spyOn(console, 'error').mockReturnValue()
  const failing = { ...env.CONTENT, get: () => Promise.reject(new Error('KV of /a?token=secret')) }
  // Every other method would fail as well.
  const api = makeApi(failing as unknown as KVNamespace)
  const answer = await withRay('ray-1', async () =>
    api.request('http://content.local/v2/cdn/spaces/me?token=public-token'),
  )
  expect(answer.status).toBe(503)
  expect(written.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
    { level: 'error', event: 'content-api-failed', reason: 'KV of /a?token', ray: 'ray-1' },
  ])
  written.mockRestore()
})
