import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const folder = 'worker/forms/migrations'

/** Applies the migrations of the local database under `state` that it does not have yet. Rejects when one fails. */
export async function ensureMigrated(state: string): Promise<void> {
  const marker = join(state, 'migrated')
  const known = readdirSync(folder).sort().join('\n')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === known) return
  const place = ['--local', '--persist-to', state, '--config', 'wrangler.toml']
  await promisify(execFile)('wrangler', ['d1', 'migrations', 'apply', 'DB', ...place], {
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true' },
  })
  mkdirSync(state, { recursive: true })
  writeFileSync(marker, known)
}
