import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentNamesOf, keyOfContent } from '../worker/content/cache/content-names.ts'
import { embeddedSource } from '../worker/content/client/embedded-source.ts'
import { addressesKey, loadAddresses } from '../worker/content/version/addresses.ts'
import { createContentApi } from '../worker/content-api/app.ts'
import { type SpaceEntry, type SpaceSeed, spaceEntries } from '../worker/content-api/space.ts'
import { brokenLinks } from './broken-links.ts'
import { noteSeeded } from './seeded-stories.ts'
import { globalSpace, mainSpace } from './space.ts'
import { unitFolders } from './unit-folders.ts'

/** Every KV entry of the demonstration site, in the order in which it must be written. Rejects when one of its links leads nowhere. */
export async function seedEntries(): Promise<SpaceEntry[]> {
  const main = mainSpace()
  const broken = brokenLinks(
    main.stories.map(({ draft }) => draft),
    unitFolders,
  )
  if (broken.length) throw new Error(`Links that lead nowhere:\n${broken.join('\n')}`)
  return [...[main, globalSpace()].flatMap(spaceEntries), await keptAddresses(main)]
}

/** Where the stories are, as the site itself will find them: a story that moves leaves a redirect behind from the first day. */
async function keptAddresses(space: SpaceSeed): Promise<SpaceEntry> {
  const entries = new Map(spaceEntries(space).map(({ key, value }) => [key, value]))
  const kv = { get: async (key: string) => entries.get(key) ?? null }
  const source = embeddedSource(createContentApi({ kv, spaceIds: [space.id], now: Date.now }))
  const addresses = await loadAddresses(source, new AbortController().signal)
  const { mainSpace } = contentNamesOf({ CONTENT_SOURCE: 'embedded' })
  return { key: keyOfContent(addressesKey, mainSpace), value: JSON.stringify(addresses) }
}

/** Writes the demonstration site into the local KV under `state`. */
export async function seedLocal(state: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-seed-'))
  const file = join(folder, 'entries.json')
  try {
    writeFileSync(file, JSON.stringify(await seedEntries()))
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
