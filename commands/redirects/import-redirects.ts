/** Checks a table of redirects, and imports it into the local content or writes it as entries of the datasource. */

import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { embeddedSpaces } from '../../worker/core/content/client/content-source.ts'
import { redirectSourceOf, redirectsDatasource } from '../../worker/core/request/routing/redirect-entry.ts'
import { configuredUnits, type UnitFolders } from '../configured-units.ts'
import { openKeyStore } from '../content/key-store.ts'
import { storeDatasources } from '../content/stored-content.ts'
import { mainOf, readSpaces } from '../read-spaces.ts'
import { runCommand } from '../run-command.ts'
import { whenNoticed } from '../when-noticed.ts'
import { checkRedirects } from './check-redirects.ts'
import { mergeEntries, redirectsOf } from './redirect-entries.ts'
import { redirectWarnings } from './redirect-warnings.ts'
import { parseRedirects, type RedirectRow, type RefusedRow } from './redirects-csv.ts'

const usage = `npm run redirects -- table.csv [--check | --out entries.json] [--persist-to .wrangler/state]`

function readWords(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      out: { type: 'string' },
      'persist-to': { type: 'string', default: '.wrangler/state' },
    },
  })
  const [file, ...others] = positionals
  if (!file || others.length) throw new Error('name one table')
  if (values.check && values.out) throw new Error('--check writes nothing: no --out beside it')
  return { file, check: values.check, out: values.out, state: values['persist-to'] }
}

type Words = ReturnType<typeof readWords>

/** Compares the rows with the pages and redirects of the local content. Resolves to warnings about them, and to the name of that content. */
async function warningsOf(rows: readonly RedirectRow[], units: UnitFolders, { state }: Words) {
  const { spaces, origin } = await readSpaces({ remote: false, state })
  const { stories, datasources } = mainOf(spaces)
  const stored = datasources.find(({ slug }) => slug === redirectsDatasource)?.entries ?? []
  const sources = [
    ...rows.map(({ source }) => source),
    ...stored.flatMap(entry => redirectSourceOf(entry) ?? []),
  ]
  const published = stories.flatMap(story => story.published ?? [])
  return { warnings: redirectWarnings(rows, { stories: published, sources }, units), origin }
}

/** Writes or stores the rows; resolves to a summary. */
async function take(rows: readonly RedirectRow[], { check, out, state }: Words): Promise<string> {
  if (check) return 'are sound'
  const datasource = redirectsOf(rows.map(({ source }) => source))
  if (out) {
    writeFileSync(out, `${JSON.stringify(datasource.entries, null, 2)}\n`)
    return 'written'
  }
  const store = await openKeyStore({ remote: false, state })
  await storeDatasources(store, embeddedSpaces[0], before => mergeEntries(before, datasource))
  return `imported. ${whenNoticed}`
}

const written = ({ line, from, reason }: RefusedRow) => `line ${line}: ${from}: ${reason}`

async function run(words: Words): Promise<number> {
  const units = configuredUnits()
  const table = parseRedirects(readFileSync(words.file, 'utf8'))
  const { sound, refused } = checkRedirects(table, new Set(units.keys()))
  if (words.check) {
    const { warnings, origin } = await warningsOf(sound, units, words)
    for (const warning of warnings) console.log(`warning: ${written(warning)}`)
    console.log(`Pages and redirects are those of ${origin}.`)
  }
  console.log(`${sound.length} redirects ${await take(sound, words)}`)
  for (const row of refused) console.error(written(row))
  if (refused.length) console.error(`${refused.length} refused`)
  return refused.length ? 1 : 0
}

await runCommand({ usage, read: readWords, run })
