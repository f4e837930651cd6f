import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as v from 'valibot'
import type { Account, Plan } from './setup-steps.ts'

const named = v.array(v.object({ name: v.string() }))

/** Runs wrangler without interactive questions; resolves to its output. */
async function run(...words: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('wrangler', [...words], {
    maxBuffer: 16 * 1024 * 1024,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true' },
  })
  return stdout
}

/** The names among these that occur as words in a table or list of wrangler. */
const wordsIn = (text: string, names: readonly string[]): string[] =>
  names.filter(name => text.split(/[^\w-]+/).includes(name))

/** The names in a list that wrangler prints as JSON, which other lines may precede. */
const namesIn = (text: string): string[] =>
  v.parse(named, JSON.parse(text.slice(text.indexOf('[')))).map(({ name }) => name)

/** Reads from wrangler which of the planned stores and secrets the account has. Rejects where wrangler is not logged in. */
export async function readAccount({
  databases: planned,
  bucket,
  queues,
  jurisdiction,
}: Plan): Promise<Account> {
  const place = jurisdiction ? ['--jurisdiction', jurisdiction] : []
  const [databases, buckets, waiting] = await Promise.all([
    run('d1', 'list', '--json'),
    run('r2', 'bucket', 'list', ...place),
    run('queues', 'list'),
  ])
  // The worker does not exist before its first deployment.
  const secrets = await run('secret', 'list', '--format', 'json', '--config', 'wrangler.toml').catch(
    () => '[]',
  )
  return {
    databases: namesIn(databases).filter(name => Object.values(planned).includes(name)),
    buckets: wordsIn(buckets, [bucket]),
    queues: wordsIn(waiting, queues),
    secrets: namesIn(secrets),
  }
}

/** The state of an unknown account. */
export const noAccount: Account = { databases: [], buckets: [], queues: [], secrets: [] }
