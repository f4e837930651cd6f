import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SpaceEntry, spaceEntries } from '../worker/content-api/space.ts'
import { brokenLinks } from './broken-links.ts'
import { noteSeeded } from './seeded-stories.ts'
import { globalSpace, mainSpace } from './space.ts'
import { unitFolders } from './unit-folders.ts'

/** Every KV entry of the demonstration site, in the order in which it must be written. Throws when one of its links leads nowhere. */
export function seedEntries(): SpaceEntry[] {
  const main = mainSpace()
  const broken = brokenLinks(
    main.stories.map(({ draft }) => draft),
    unitFolders,
  )
  if (broken.length) throw new Error(`Links that lead nowhere:\n${broken.join('\n')}`)
  return [main, globalSpace()].flatMap(spaceEntries)
}

/** Writes the demonstration site into the local KV under `state`. */
export async function seedLocal(state: string): Promise<void> {
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

/** Seeds a state that holds no content yet, or any state when `fresh`: otherwise the editors' changes stay. */
export async function ensureSeeded(state: string, { fresh }: { fresh: boolean }): Promise<void> {
  const marker = join(state, 'seeded')
  if (fresh) rmSync(state, { recursive: true, force: true })
  if (existsSync(marker)) return
  await seedLocal(state)
  noteSeeded(state, [mainSpace(), globalSpace()])
  writeFileSync(marker, `${new Date().toISOString()}\n`)
}
