import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readAccount } from './account.ts'

const lists: Readonly<Record<string, unknown>> = {
  '/d1/database': [{ uuid: '1', name: 'forms', created_at: '2026-11-23', version: 'production' }],
  '/r2/buckets': { buckets: [{ name: 'uploads-of-others', creation_date: '2026-11-23' }] },
  '/queues': [
    {
      queue_id: 'q',
      queue_name: 'deliveries',
      created_on: '2026-11-23',
      modified_on: '2026-11-23',
      producers: [],
      consumers: [],
      producers_total_count: 0,
      consumers_total_count: 0,
    },
  ],
  '/workers/scripts/prospectus/secrets': [{ name: 'LINK_SECRET', type: 'secret_text' }],
}

/** A stand-in of the API that wrangler calls. */
async function serveAccount(): Promise<string> {
  const server = createServer((request, answer) => {
    const path = new URL(request.url ?? '', 'http://x').pathname.replace('/accounts/mine', '')
    const result = lists[path]
    const page = { page: 1, per_page: 100, count: 1, total_count: 1 }
    answer.writeHead(result ? 200 : 404, { 'content-type': 'application/json' })
    answer.end(JSON.stringify({ success: !!result, errors: [], messages: [], result, result_info: page }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('wrangler tells what the account has', { tags: ['full'], timeout: 60_000 }, async () => {
  vi.stubEnv('CLOUDFLARE_API_BASE_URL', await serveAccount())
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'a-token')
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', 'mine')
  onTestFinished(() => void vi.unstubAllEnvs())
  const plan = {
    databases: { DB: 'forms', RECORDS: 'records', INDEX: 'index' },
    bucket: 'uploads',
    queues: ['deliveries', 'deliveries-dead'],
    jurisdiction: 'eu',
    contentSource: 'embedded',
  }
  expect(await readAccount(plan)).toEqual({
    databases: ['forms'],
    buckets: [],
    queues: ['deliveries'],
    secrets: ['LINK_SECRET'],
  })
})
