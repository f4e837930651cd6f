/** Prints the experiments of the content, and their faults. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { mainOf, readSpaces } from '../read-spaces.ts'
import { runCommand } from '../run-command.ts'
import { openDatabase } from '../submissions/database.ts'
import { type Exposures, readExposures } from './experiment-exposures.ts'
import { parseCounts, reportExperiments } from './experiment-report.ts'

const usage = `npm run experiments -- [counts.json | --since 2026-11-01] [--content FILE | --remote]

npm run experiments                          what the content tests, and what is wrong with it
npm run experiments -- counts.json           also whether visitors follow the weights: {experiment: {variant: visitors}}
npm run experiments -- --since 2026-11-01    the same with the visitors since that day, and those of them who sent a form, as the worker
                                             counted them: locally, with --remote or --content from Analytics Engine
                                             (CLOUDFLARE_ACCOUNT_ID, CLOUDFLARE_API_TOKEN with Account Analytics: Read)
Of the local content (--persist-to .wrangler/state), with --content FILE of a file that \`npm run content -- export\` wrote, or with --remote of the embedded content of the deployed site. Without local content it is the demonstration's.`

function readWords(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    options: {
      since: { type: 'string' },
      content: { type: 'string' },
      remote: { type: 'boolean', default: false },
      'persist-to': { type: 'string', default: '.wrangler/state' },
    },
    allowPositionals: true,
  })
  const [counts, ...others] = positionals
  if (others.length || (counts && values.since)) throw new Error('one file of counts, or one day')
  if (values.content && values.remote) throw new Error('one file of content, or the deployed site')
  const place = { file: values.content, remote: values.remote, state: values['persist-to'] }
  return { counts, since: values.since, place }
}

type Words = ReturnType<typeof readWords>

async function exposuresOf({ counts, since, place }: Words): Promise<Exposures> {
  const read = counts ? parseCounts(readFileSync(counts, 'utf8')) : {}
  if (since === undefined) return { counts: read, conversions: {}, notes: [] }
  const isLocal = !place.remote && place.file === undefined
  const database = isLocal ? await openDatabase('RECORDS', { remote: false, state: place.state }) : undefined
  return readExposures(since, { variables: process.env, database })
}

async function run(words: Words): Promise<number> {
  const { counts, conversions, notes } = await exposuresOf(words)
  const { spaces, origin } = await readSpaces(words.place)
  const { lines, faults } = reportExperiments(mainOf(spaces), counts, conversions)
  console.log(`Content: ${origin}`)
  for (const line of [...lines, ...notes, ...faults]) console.log(line)
  return faults.length ? 1 : 0
}

await runCommand({ usage, read: readWords, run })
