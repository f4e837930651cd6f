import { env, exports } from 'cloudflare:workers'
import { expect, it } from 'vitest'

it('answers', async () => {
  await env.CONTENT.put('a', 'b')
  expect(await env.CONTENT.get('a')).toBe('b')
  const response = await exports.default.fetch('http://x/api/health')
  expect(response.status).toBe(200)
})
