/** Exports the content of the embedded source, imports it, and takes the last import back. */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { messageOf } from '../../worker/log/reason-of.ts'
import { readContent, type SiteContent, writeContent } from './content-file.ts'
import { openKeyStore } from './key-store.ts'
import type { KeyStore } from './key-values.ts'
import { planWrites } from './plan-writes.ts'
import { readFormer, readStored, replaceStored } from './stored-content.ts'

const usage = `npm run content -- export FILE     writes all spaces, drafts, datasources and moved addresses as lines of JSON
npm run content -- import FILE     puts its spaces in the place of those that are there
npm run content -- rollback        brings back what the last import or rollback replaced
Of the local site (--persist-to .wrangler/state), or with --remote of the deployed one. --dry-run reads, and says what it would write.`

const words = v.variant('action', [
  v.object({ action: v.picklist(['export', 'import']), file: v.string('the file is missing') }),
  v.object({ action: v.literal('rollback'), file: v.undefined('a rollback takes no file') }),
])

const countOf = ({ spaces, moves }: SiteContent): string => {
  const stories = spaces.reduce((sum, space) => sum + space.stories.length, 0)
  return `${stories} stories of ${spaces.length} spaces, ${moves.length} moved addresses`
}

const NOTICED =
  'A running site shows them within a minute, or within ten where messages of the content system arrive; a post to the address of `npm run link -- webhook` makes it look at once.'

type Asked = v.InferOutput<typeof words> & { readonly isDry: boolean }

async function run({ action, file, isDry }: Asked, kv: KeyStore): Promise<string> {
  if (action === 'export') {
    const content = await readStored(kv)
    if (!content.spaces.length) throw new Error('there is no embedded content here')
    writeFileSync(file, `${writeContent(content).join('\n')}\n`)
    return `${countOf(content)} are in ${file}.`
  }
  const content = action === 'import' ? readContent(readFileSync(file, 'utf8')) : await readFormer(kv)
  if (!content.spaces.length) throw new Error('nothing was replaced before')
  await replaceStored(isDry ? planWrites(kv, console.log) : kv, content)
  if (isDry) return `${countOf(content)} would be stored. Nothing was written.`
  return `${countOf(content)} are stored. ${NOTICED}`
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      remote: { type: 'boolean', default: false },
      'persist-to': { type: 'string', default: '.wrangler/state' },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const [action, file, ...more] = positionals
  if (more.length) throw new Error(`too many words: ${more.join(' ')}`)
  const asked = { ...v.parse(words, { action, file }), isDry: values['dry-run'] }
  console.log(await run(asked, await openKeyStore({ remote: values.remote, state: values['persist-to'] })))
} catch (error) {
  console.error(`${messageOf(error)}\n\n${usage}`)
  process.exitCode = 1
}
