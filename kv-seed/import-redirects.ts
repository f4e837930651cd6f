import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { getPlatformProxy } from 'wrangler'
import { createSnapshots, readSpace, type Snapshot, type SpaceStore } from '../worker/content-api/snapshot.ts'
import { type SpaceSeed, spaceEntries } from '../worker/content-api/space.ts'
import { messageOf } from '../worker/log/reason-of.ts'
import { checkRedirects } from './check-redirects.ts'
import { mergeEntries, redirectsOf } from './redirects.ts'
import { parseRedirects } from './redirects-csv.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    out: { type: 'string' },
    'persist-to': { type: 'string', default: '.wrangler/state' },
  },
})

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

const seedOf = ({ space, draft, published }: Snapshot): Omit<SpaceSeed, 'datasources'> => ({
  ...space,
  version: space.version + 1,
  stories: draft.stories.map(story => ({
    draft: story,
    published: published.byUuid.get(story.uuid) ?? null,
  })),
})

/** Writes the redirects into the local demonstration space, beside those that are there. */
async function importLocally(added: ReturnType<typeof redirectsOf>): Promise<void> {
  const state = join(values['persist-to'], 'v3')
  const { env, dispose } = await getPlatformProxy<{
    CONTENT: SpaceStore & { put(key: string, value: string): Promise<void> }
  }>({ persist: { path: state } })
  try {
    const space = await readSpace(env.CONTENT, 1000)
    const snapshot = space && (await createSnapshots(env.CONTENT).load(space))
    if (!snapshot) return fail('There is no local content yet: run `npm start` once.')
    const datasources = mergeEntries(snapshot.datasources, added)
    const entries = spaceEntries({ ...seedOf(snapshot), datasources })
    for (const { key, value } of entries) await env.CONTENT.put(key, value)
  } finally {
    await dispose()
  }
}

async function run([file]: readonly string[]): Promise<void> {
  if (!file) fail('Usage: npm run redirects -- table.csv [--check | --out entries.json]')
  const { sound, refused } = checkRedirects(parseRedirects(readFileSync(file, 'utf8')))
  const datasource = redirectsOf(sound)
  if (values.out) writeFileSync(values.out, `${JSON.stringify(datasource.entries, null, 2)}\n`)
  else if (!values.check) await importLocally(datasource)
  console.log(`${sound.length} redirects ${values.check ? 'are sound' : values.out ? 'written' : 'imported'}`)
  if (!refused.length) return
  const lines = refused.map(({ line, from, reason }) => `line ${line}: ${from}: ${reason}`)
  fail([...lines, `${refused.length} refused`].join('\n'))
}

await run(positionals).catch((error: unknown) => fail(messageOf(error)))
