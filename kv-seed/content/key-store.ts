import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { originOf } from '../served-origin.ts'
import type { KeyStore } from './key-values.ts'

export interface Place {
  readonly remote: boolean
  /** Folder of the local state. */
  readonly state: string
}

/** The interface that a local server offers to tools; it has the shapes of Cloudflare's own KV interface. */
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

/** The namespace of a local site that is served, asked through it: its server holds the files. */
const servedStore = (address: string): KeyStore => ({
  async get(key) {
    const answer = await fetch(`${address}/values/${encodeURIComponent(key)}`)
    if (answer.status === 404) return null
    if (!answer.ok) throw failed('read', key, answer)
    return answer.text()
  },
  async put(entries) {
    for (const { key, value } of entries) {
      const answer = await fetch(`${address}/values/${encodeURIComponent(key)}`, {
        method: 'PUT',
        body: value,
      })
      if (!answer.ok) throw failed('write', key, answer)
    }
  },
})

const placeWords = ({ remote, state }: Place) => [
  '--binding',
  'CONTENT',
  '--config',
  'wrangler.toml',
  ...(remote ? ['--remote', '--env', 'production'] : ['--local', '--persist-to', state]),
]

async function runWrangler(...words: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('wrangler', ['kv', ...words], {
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true' },
  })
  return stdout
}

/** Wrangler fails for a key of the deployed namespace that is not there; any other failure is one. */
const missing = /Failed to fetch \S+\/values\/\S+ - 404\b/

const isMissing = (error: unknown) => error instanceof Error && missing.test(error.message)

const wranglerStore = (place: Place): KeyStore => ({
  async get(key) {
    try {
      const text = await runWrangler('key', 'get', key, '--text', ...placeWords(place))
      // Wrangler ends the value with a line break of its own; the empty value, too.
      return /^Value not found\s*$/.test(text) ? null : text.replace(/\n$/, '')
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  },
  async put(entries) {
    const folder = mkdtempSync(join(tmpdir(), 'prospectus-content-'))
    try {
      const file = join(folder, 'entries.json')
      writeFileSync(file, JSON.stringify(entries))
      await runWrangler('bulk', 'put', file, ...placeWords(place))
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
})

/** The namespace of a place: asked through the local site while that is served, else through wrangler. */
export async function openKeyStore(place: Place): Promise<KeyStore> {
  const origin = place.remote ? undefined : originOf(place.state)
  const address = origin && (await namespaceAt(origin))
  return address ? servedStore(address) : wranglerStore(place)
}
