import { existsSync, globSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brokenLinks } from '../../kv-seed/broken-links.ts'
import { globalSpace, mainSpace } from '../../kv-seed/space.ts'
import type * as Faults from '../../kv-seed/story-faults.ts'
import { unitFolders } from '../../kv-seed/unit-folders.ts'
import type { SpaceSeed } from '../../worker/core/content/space-schema.ts'
import { type LocalStorage, withLocalStorage } from './local-storage.ts'
import { migrateLocally } from './migrate.ts'
import { seedPriceLedger } from './price-ledger.ts'
import { storeSeeded } from './seeded-stories.ts'

/** The part of a tool that writes a new local state: `seed.ts` in its folder. */
interface ToolSeed {
  readonly seedEntries: (
    spaces: readonly SpaceSeed[],
  ) => readonly { readonly key: string; readonly value: string }[]
}

const toolsFolder = new URL('../../worker/tools/', import.meta.url)

const readTool = (file: string): Promise<ToolSeed> => import(new URL(file, toolsFolder).href)

/** Every KV entry that the tools make of the demonstration site, in the order in which it must be written. Throws when one of its links leads nowhere. */
export async function seedEntries() {
  const [main, global] = [mainSpace(), globalSpace()]
  const broken = brokenLinks(
    main.stories.map(({ draft }) => draft),
    unitFolders,
  )
  if (broken.length) throw new Error(`Links that lead nowhere:\n${broken.join('\n')}`)
  const tools = await Promise.all(globSync('*/seed.ts', { cwd: toolsFolder }).map(readTool))
  return tools.flatMap(tool => tool.seedEntries([main, global]))
}

/** Throws an error that names each place in the files that does not fit the schema of its block. */
async function ensureFits(): Promise<void> {
  // The schemas are found by glob and share files with views, which Node alone cannot read. Vite takes half a second to load.
  const { runnerImport } = await import('vite')
  const path = fileURLToPath(new URL('../../kv-seed/story-faults.ts', import.meta.url))
  const { module } = await runnerImport<typeof Faults>(path, {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
  })
  const faults = [
    ...module.spaceFaults('main', mainSpace().stories),
    ...module.spaceFaults('global', globalSpace().stories),
  ]
  if (faults.length) throw new Error(faults.join('\n'))
}

interface Preparation {
  /** The content system of the site; only embedded content is in the state. */
  readonly source: string | undefined
  /** Whether the state is made anew. */
  readonly fresh: boolean
  /** Whether stories are compared with the schemas of their blocks before they are written, which takes two seconds. */
  readonly isChecked: boolean
}

/** Writes the demonstration site, unless the state holds content already: the editors' changes stay. */
async function ensureSeeded(state: string, { CONTENT }: LocalStorage, isChecked: boolean): Promise<void> {
  const marker = join(state, 'seeded')
  if (existsSync(marker)) return
  if (isChecked) await ensureFits()
  for (const { key, value } of await seedEntries()) await CONTENT.put(key, value)
  storeSeeded(state, [mainSpace(), globalSpace()])
  writeFileSync(marker, `${new Date().toISOString()}\n`)
}

/**
 * Prepares the state of a local site before its server starts: its content, its tables, and the history of its prices. A state that is there is
 * kept, unless `fresh`, and its tables are migrated.
 */
export async function prepareState(state: string, { source, fresh, isChecked }: Preparation): Promise<void> {
  if (fresh) rmSync(state, { recursive: true, force: true })
  await withLocalStorage(state, async storage => {
    if (source !== 'storyblok') await ensureSeeded(state, storage, isChecked)
    await migrateLocally(storage)
    await seedPriceLedger(storage.DB, Date.now())
  })
}
