import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openKeyStore } from './key-store.ts'
import { planWrites } from './plan-writes.ts'

const NAMESPACE = 'made-by-the-first-deploy'

interface Entry {
  readonly key: string
  readonly value: string
  readonly base64?: boolean
}

interface Answer {
  readonly status?: number
  readonly result?: unknown
  readonly errors?: readonly unknown[]
}

/** A stand-in of the API that wrangler calls: a deployed worker whose namespace contains `values`. */
async function serveAccount(values: Map<string, string>): Promise<string> {
  const worker = { bindings: [{ type: 'kv_namespace', name: 'CONTENT', namespace_id: NAMESPACE }] }
  const place = `/accounts/mine/storage/kv/namespaces/${NAMESPACE}`
  const noKey = { status: 404, errors: [{ code: 10009, message: "get: 'key not found'" }] }
  function find(method: string, path: string, body: string): string | Answer {
    if (path === '/accounts/mine/workers/scripts/prospectus/settings') return { result: worker }
    if (path.startsWith(`${place}/values/`))
      return values.get(decodeURIComponent(path.slice(`${place}/values/`.length))) ?? noKey
    if (path === `${place}/keys`) return { result: [...values.keys()].map(name => ({ name })) }
    if (path !== `${place}/bulk`) return { status: 404, errors: [{ code: 7003, message: 'no such route' }] }
    // Wrangler sends the content of the file: keys, or entries.
    if (method === 'DELETE') {
      for (const key of JSON.parse(body) as string[]) values.delete(key)
      return { result: {} }
    }
    for (const { key, value, base64 } of JSON.parse(body) as Entry[])
      values.set(key, base64 ? Buffer.from(value, 'base64').toString() : value)
    return { result: {} }
  }
  const server = createServer(async (request, answer) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const { method = '', url = '' } = request
    const found = find(method, new URL(url, 'http://x').pathname, Buffer.concat(parts).toString())
    if (typeof found === 'string') return answer.end(found)
    const { status = 200, result = null, errors = [] } = found
    answer.writeHead(status, { 'content-type': 'application/json' })
    answer.end(JSON.stringify({ success: status === 200, errors, messages: [], result }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The store of the deployed site, in an account that is played. */
async function openRemote(values: Map<string, string>) {
  vi.stubEnv('CLOUDFLARE_API_BASE_URL', await serveAccount(values))
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'a-token')
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', 'mine')
  onTestFinished(() => void vi.unstubAllEnvs())
  return openKeyStore({ remote: true, state: 'not-used' })
}

it('the deployed namespace is found without its id, read, written and emptied', {
  tags: ['full'],
  timeout: 120_000,
}, async () => {
  const values = new Map([['embedded/1000/space', '{"id":1000}']])
  const store = await openRemote(values)
  await store.put([
    { key: 'former/a', value: 'ü' },
    { key: 'import-running', value: '' },
    { key: 'editor/files/a.jpg', value: new TextEncoder().encode('a picture\n') },
  ])
  expect(values.get('former/a')).toBe('ü')
  // Each starts a process: they run at the same time.
  const [empty, none, picture, keys] = await Promise.all([
    store.get('import-running'),
    store.get('embedded/1001/space'),
    store.getBytes('editor/files/a.jpg'),
    store.list('editor/'),
  ])
  expect([empty, none]).toEqual(['', null])
  expect(Buffer.from(picture!).toString()).toBe('a picture\n')
  expect(keys).toContain('editor/files/a.jpg')
  await store.delete(['former/a', 'editor/files/a.jpg'])
  await store.delete([])
  expect([...values.keys()]).toEqual(['embedded/1000/space', 'import-running'])
})

it('a plan reads, and writes nothing', async () => {
  const lines: string[] = []
  const change = vi.fn(async () => undefined)
  const store = {
    get: async (key: string) => `value of ${key}`,
    getBytes: async () => null,
    list: async () => [],
  }
  const plan = planWrites({ ...store, put: change, delete: change }, line => lines.push(line))
  expect(await plan.get('a')).toBe('value of a')
  await plan.put([{ key: 'former/a', value: 'ü' }])
  await plan.delete(['former/b'])
  expect(lines).toEqual(['would write former/a, 2 bytes', 'would delete former/b'])
  expect(change).not.toHaveBeenCalled()
})
