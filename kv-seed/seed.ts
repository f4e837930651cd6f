import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LocalStorage, withLocalStorage } from '../commands/local/local-storage.ts'
import { migrateLocally } from '../commands/local/migrate.ts'
import { seedPriceLedger } from '../commands/local/price-ledger.ts'
import { noteSeeded } from '../commands/local/seeded-stories.ts'
import { type SpaceEntry, spaceEntries } from '../worker/tools/content-api/space.ts'
import { brokenLinks } from './broken-links.ts'
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

/** Writes the demonstration site, unless the state holds content already: the editors' changes stay. */
async function ensureSeeded(state: string, { CONTENT }: LocalStorage): Promise<void> {
  const marker = join(state, 'seeded')
  if (existsSync(marker)) return
  for (const { key, value } of seedEntries()) await CONTENT.put(key, value)
  noteSeeded(state, [mainSpace(), globalSpace()])
  writeFileSync(marker, `${new Date().toISOString()}\n`)
}

/**
 * Prepares the state of a local site before its server starts: its content, its tables, and the history of its prices. A state that is there is
 * kept, unless `fresh`, and its tables are migrated.
 */
export async function prepareState(state: string, { fresh }: { readonly fresh: boolean }): Promise<void> {
  if (fresh) rmSync(state, { recursive: true, force: true })
  await withLocalStorage(state, async storage => {
    await ensureSeeded(state, storage)
    await migrateLocally(storage)
    await seedPriceLedger(storage.DB, Date.now())
  })
}
