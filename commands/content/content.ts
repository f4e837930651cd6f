/** Exports the content of the embedded source, imports it, and takes the last import back. */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { seedFolder } from '../../kv-seed/space.ts'
import { contentRefusal } from '../../worker/core/content/content-refusal.ts'
import { spaceEntries, valueRefusal } from '../../worker/tools/content-api/space.ts'
import { storeSeeded } from '../local/seeded-stories.ts'
import { runCommand } from '../run-command.ts'
import { openDatabase, printStatements } from '../submissions/database.ts'
import type { RunStatements } from '../submissions/run-statements.ts'
import { whenNoticed } from '../when-noticed.ts'
import { compareCounts } from './compare-counts.ts'
import { readContent, type SiteContent, writeContent } from './content-file.ts'
import { filesOf, listsOf, readEditorsWork } from './editors-work.ts'
import { openKeyStore, type Place } from './key-store.ts'
import type { KeyStore } from './key-values.ts'
import { readMovedAddresses, writeMovedAddresses } from './moved-addresses.ts'
import { planWrites } from './plan-writes.ts'
import { type SeedChanges, seedChanges, writeChanges } from './seed-changes.ts'
import { type Replacement, readFormer, readPresent, readStored, replaceStored } from './stored-content.ts'

const usage = `npm run content -- export FILE | export --to-seed | import FILE [--partial] | rollback [--dry-run] [--remote]

npm run content -- export FILE     writes all spaces, drafts, kept versions, uploaded pictures, datasources and moved addresses as lines of JSON
npm run content -- export --to-seed  writes what is published, drafts of what is not, and datasources into the files of kv-seed/
npm run content -- import FILE     puts its spaces in the place of those that are there
npm run content -- rollback        brings back what the last import or rollback replaced
Of the local site (--persist-to .wrangler/state), or with --remote of the deployed one. --dry-run reads, and says what it would write, and how many
stories, datasources and versions each space has before and after. import --partial takes a file that was cut off, or has no last line with counts.`

const words = v.variant(
  'action',
  [
    v.object({ action: v.literal('export'), file: v.string('the file is missing') }),
    v.object({
      action: v.literal('export --to-seed'),
      file: v.undefined('an export into kv-seed/ takes no file'),
    }),
    v.object({
      action: v.literal('import'),
      file: v.string('the file is missing'),
      isPartial: v.boolean(),
    }),
    v.object({ action: v.literal('rollback'), file: v.undefined('a rollback takes no file') }),
  ],
  'the first word is export, import or rollback',
)

const countOf = ({ spaces, ...beside }: Partial<SiteContent> & Pick<SiteContent, 'spaces'>): string => {
  const { histories, pictures, moves } = beside
  const stories = spaces.reduce((sum, space) => sum + space.stories.length, 0)
  return [
    `${stories} stories of ${spaces.length} spaces`,
    ...(histories?.length ? [`kept versions of ${histories.length} stories`] : []),
    ...(pictures?.length ? [`${pictures.length} uploaded pictures`] : []),
    ...(moves ? [`${moves.length} moved addresses`] : []),
  ].join(', ')
}

interface Stores {
  readonly kv: KeyStore
  /** The database of the index. */
  readonly run: RunStatements
  readonly replace: (content: Replacement) => Promise<void>
  /** Writes the files of the demonstration site. */
  readonly seed: (changes: SeedChanges) => void
}

async function openStores(place: Place): Promise<Stores> {
  const kv = await openKeyStore(place)
  return {
    kv,
    run: await openDatabase('INDEX', place),
    replace: content => replaceStored(kv, content),
    seed({ changes, seeds }) {
      // First, so that `npm run dev` does not store as an edit what it has.
      if (!place.remote) storeSeeded(place.state, seeds)
      writeChanges(seedFolder, changes)
    },
  }
}

/** The same stores without write access. */
function planStores({ kv }: Stores): Stores {
  const plan = planWrites(kv, console.log)
  const replace = async (content: Replacement) => {
    await replaceStored(plan, content)
    for (const line of compareCounts(await readPresent(kv), content)) console.log(line)
  }
  return { kv: plan, run: printStatements, replace, seed: () => undefined }
}

/** Throws, before anything is written, for content that the store or the visitors' readers would refuse. */
function ensureReadable(spaces: SiteContent['spaces']): void {
  const faults = spaces.flatMap(space => [
    ...space.stories.flatMap(({ draft, published }) => {
      const reason = contentRefusal(published?.content ?? draft.content)
      return reason ? [`${draft.full_slug}: ${reason}`] : []
    }),
    ...[valueRefusal(spaceEntries(space)) ?? []].flat(),
  ])
  if (faults.length) throw new Error(`visitors could not get this content: ${faults.join('; ')}`)
}

/** Prints each file that differs, and what the files cannot have. */
async function exportToSeed({ kv, seed }: Stores): Promise<string> {
  const spaces = await readStored(kv)
  if (!spaces.length) throw new Error('there is no embedded content here')
  const found = seedChanges(seedFolder, spaces)
  seed(found)
  for (const { path, text } of found.changes)
    console.log(`kv-seed/${path}${text === undefined ? ' is deleted' : ''}`)
  for (const warning of found.warnings) console.log(warning)
  return found.changes.length
    ? `Files that changed: ${found.changes.length}. npm run unit -- kv-seed checks them.`
    : 'All files have this content already.'
}

async function run(given: v.InferOutput<typeof words>, stores: Stores): Promise<string> {
  const { kv, run: runIn, replace } = stores
  const { action, file } = given
  if (action === 'export --to-seed') return exportToSeed(stores)
  if (action === 'export') {
    const spaces = await readStored(kv)
    if (!spaces.length) throw new Error('there is no embedded content here')
    const content = { spaces, ...(await readEditorsWork(kv)), moves: await readMovedAddresses(runIn) }
    writeFileSync(file, `${writeContent(content).join('\n')}\n`)
    return `${countOf(content)} are in ${file}.`
  }
  if (action === 'rollback') {
    const former = await readFormer(kv)
    if (!former.spaces.length) throw new Error('nothing was replaced before')
    await replace(former)
    return `${countOf(former)} are stored. ${whenNoticed}`
  }
  const content = readContent(readFileSync(file, 'utf8'), given)
  ensureReadable(content.spaces)
  await writeMovedAddresses(runIn, content.moves)
  // One call for each file, because one call takes 100 MB at most.
  for (const file of filesOf(content)) await kv.put([file])
  await replace({ spaces: content.spaces, lists: listsOf(content) })
  return `${countOf(content)} are stored. ${whenNoticed}`
}

function readWords(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      remote: { type: 'boolean', default: false },
      'persist-to': { type: 'string', default: '.wrangler/state' },
      'dry-run': { type: 'boolean', default: false },
      partial: { type: 'boolean', default: false },
      'to-seed': { type: 'boolean', default: false },
    },
  })
  const [action, file, ...more] = positionals
  if (more.length) throw new Error(`too many words: ${more.join(' ')}`)
  if (values.partial && action !== 'import') throw new Error('only an import is --partial')
  if (values['to-seed'] && action !== 'export') throw new Error('only an export is --to-seed')
  const given = v.parse(words, {
    action: values['to-seed'] ? 'export --to-seed' : action,
    ...{ file, isPartial: values.partial },
  })
  const isDry = values['dry-run'] && given.action !== 'export'
  return { given, isDry, place: { remote: values.remote, state: values['persist-to'] } }
}

await runCommand({
  usage,
  read: readWords,
  async run({ given, isDry, place }) {
    const stores = await openStores(place)
    const done = await run(given, isDry ? planStores(stores) : stores)
    console.log(isDry ? 'Nothing was written.' : done)
    return undefined
  },
})
