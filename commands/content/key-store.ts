import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { ensureLocalState } from '../local/ensure-local-state.ts'
import { originOf } from '../serve/served-origin.ts'
import type { KeyEntry, KeyStore } from './key-values.ts'

export interface Place {
  readonly remote: boolean
  /** Folder of the local state. */
  readonly state: string
}

/** The API of a local server for tools; it has the format of Cloudflare's own KV API. */
const INTERFACE = '/cdn-cgi/local/explorer/api/storage/kv/namespaces'

const namespaces = v.object({ result: v.array(v.object({ id: v.string(), title: v.string() })) })

async function namespaceAt(origin: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${origin}${INTERFACE}`)
    const { result } = v.parse(namespaces, await answer.json())
    const own = result.find(({ title }) => title === 'CONTENT')
    return own && `${origin}${INTERFACE}/${own.id}`
  } catch {
    return undefined
  }
}

const failed = (action: string, key: string, { status }: Response) =>
  new Error(`the site that is served could not ${action} ${key}: ${status}`)

const keyPage = v.object({
  result: v.array(v.object({ name: v.string() })),
  result_info: v.object({ cursor: v.optional(v.string(), '') }),
})

async function listServed(address: string, prefix: string): Promise<readonly string[]> {
  const keys: string[] = []
  for (let cursor = ''; ; ) {
    const answer = await fetch(
      `${address}/keys?${new URLSearchParams({ prefix, ...(cursor && { cursor }) })}`,
    )
    if (!answer.ok) throw failed('list', prefix, answer)
    const { result, result_info } = v.parse(keyPage, await answer.json())
    keys.push(...result.map(({ name }) => name))
    cursor = result_info.cursor
    if (!cursor) return keys
  }
}

async function readServed(address: string, key: string): Promise<Response | null> {
  const answer = await fetch(`${address}/values/${encodeURIComponent(key)}`)
  if (answer.status === 404) return null
  if (!answer.ok) throw failed('read', key, answer)
  return answer
}

/** The namespace of a running local site, accessed through it, because its server has the files open. */
const servedStore = (address: string): KeyStore => ({
  get: async key => (await readServed(address, key))?.text() ?? null,
  async getBytes(key) {
    const answer = await readServed(address, key)
    return answer && new Uint8Array(await answer.arrayBuffer())
  },
  list: prefix => listServed(address, prefix),
  async put(entries) {
    for (const { key, value } of entries) {
      const answer = await fetch(`${address}/values/${encodeURIComponent(key)}`, {
        method: 'PUT',
        // A view of bytes is a valid body, whatever its buffer is.
        body: value as BodyInit,
      })
      if (!answer.ok) throw failed('write', key, answer)
    }
  },
  async delete(keys) {
    for (const key of keys) {
      const answer = await fetch(`${address}/values/${encodeURIComponent(key)}`, { method: 'DELETE' })
      if (!answer.ok) throw failed('delete', key, answer)
    }
  },
})

const placeWords = ({ remote, state }: Place) => [
  '--binding',
  'CONTENT',
  '--config',
  'wrangler.toml',
  ...(remote ? ['--remote'] : ['--local', '--persist-to', state]),
]

async function runWrangler(...words: readonly string[]): Promise<Buffer> {
  const { stdout } = await promisify(execFile)('wrangler', ['kv', ...words], {
    maxBuffer: 64 * 1024 * 1024,
    encoding: 'buffer',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true' },
  })
  return stdout
}

/** Wrangler fails for a key of the deployed namespace that is not there; any other failure is one. */
const missing = /Failed to fetch \S+\/values\/\S+ - 404\b/

const isMissing = (error: unknown) => error instanceof Error && missing.test(error.message)

/** Undefined for a key that is not there. */
async function readByWrangler(place: Place, key: string, ...words: readonly string[]) {
  try {
    const value = await runWrangler('key', 'get', key, ...words, ...placeWords(place))
    return /^Value not found\s*$/.test(value.subarray(0, 40).toString()) ? undefined : value
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** The format of the file for `bulk put`. */
const bulkEntry = ({ key, value }: KeyEntry) =>
  typeof value === 'string'
    ? { key, value }
    : { key, value: Buffer.from(value).toString('base64'), base64: true }

/** Runs an action of wrangler on many keys, which it reads from a file. */
async function runBulk(place: Place, action: 'put' | 'delete', entries: readonly unknown[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-content-'))
  try {
    const file = join(folder, 'entries.json')
    writeFileSync(file, JSON.stringify(entries))
    const words = action === 'delete' ? ['--force'] : []
    await runWrangler('bulk', action, file, ...words, ...placeWords(place))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const wranglerStore = (place: Place): KeyStore => ({
  // Wrangler adds a line break to a text, also to an empty one.
  get: async key => (await readByWrangler(place, key, '--text'))?.toString().replace(/\n$/, '') ?? null,
  getBytes: async key => (await readByWrangler(place, key)) ?? null,
  async list(prefix) {
    const found = await runWrangler('key', 'list', '--prefix', prefix, ...placeWords(place))
    return v.parse(keyPage.entries.result, JSON.parse(found.toString())).map(({ name }) => name)
  },
  put: entries => runBulk(place, 'put', entries.map(bulkEntry)),
  // A file without keys is refused.
  delete: async keys => void (keys.length && (await runBulk(place, 'delete', keys))),
})

/**
 * The namespace of a place: accessed through the local site while it runs, else through wrangler. Rejects where no local site was ever started.
 */
export async function openKeyStore(place: Place): Promise<KeyStore> {
  ensureLocalState(place)
  const origin = place.remote ? undefined : originOf(place.state)
  const address = origin && (await namespaceAt(origin))
  return address ? servedStore(address) : wranglerStore(place)
}
