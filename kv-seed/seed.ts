import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spaceEntries } from '../worker/content-api/space.ts'
import { brokenLinks } from './broken-links.ts'
import { compiledRedirects } from './compiled-redirects.ts'
import { globalSpace, mainSpace, unitFolders } from './space.ts'

/** Every KV entry of the demonstration site, in the order in which it must be written. Throws when one of its links leads nowhere. */
export function seedEntries() {
  const main = mainSpace()
  const broken = brokenLinks(
    main.stories.map(({ draft }) => draft),
    unitFolders,
  )
  if (broken.length) throw new Error(`Links that lead nowhere:\n${broken.join('\n')}`)
  return [
    ...[main, globalSpace()].flatMap(spaceEntries),
    ...compiledRedirects(main.datasources, { units: ['dach', ...unitFolders], now: Date.now() }),
  ]
}

/** Writes the demonstration site into the local KV under `state`. */
export function seedLocal(state: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-seed-'))
  const file = join(folder, 'entries.json')
  try {
    writeFileSync(file, JSON.stringify(seedEntries()))
    const args = ['kv', 'bulk', 'put', file, '--binding', 'CONTENT', '--local', '--persist-to', state]
    execFileSync('wrangler', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Seeds a state that holds no content yet, or any state when `fresh`: what editors changed stays otherwise. */
export function ensureSeeded(state: string, { fresh }: { fresh: boolean }): void {
  const marker = join(state, 'seeded')
  if (fresh) rmSync(state, { recursive: true, force: true })
  if (existsSync(marker)) return
  seedLocal(state)
  mkdirSync(state, { recursive: true })
  writeFileSync(marker, `${new Date().toISOString()}\n`)
}
