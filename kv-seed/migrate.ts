import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The databases of a site by their bindings, and where their migrations are. */
export const migrationFolders = {
  DB: 'worker/forms/migrations',
  INDEX: 'worker/content/index/migrations',
} as const

/** Applies the migrations of the local databases under `state` that they do not have yet. Rejects when one fails. */
export async function ensureMigrated(state: string): Promise<void> {
  const marker = join(state, 'migrated')
  const known = Object.values(migrationFolders)
    .flatMap(folder => readdirSync(folder).sort())
    .join('\n')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === known) return
  const place = ['--local', '--persist-to', state, '--config', 'wrangler.toml']
  for (const binding of Object.keys(migrationFolders))
    await promisify(execFile)('wrangler', ['d1', 'migrations', 'apply', binding, ...place], {
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true' },
    })
  mkdirSync(state, { recursive: true })
  writeFileSync(marker, known)
}
