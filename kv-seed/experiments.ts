/** Prints the experiments of the content, and their faults. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { messageOf } from '../worker/log/reason-of.ts'
import { type Exposures, readExposures } from './experiment-exposures.ts'
import { parseCounts, reportExperiments } from './experiment-report.ts'
import { mainSpace } from './space.ts'

const usage = `npm run experiments                          what the content tests, and what is wrong with it
npm run experiments -- counts.json           also whether visitors follow the weights: {experiment: {variant: visitors}}
npm run experiments -- --since 2026-11-01    the same with the visitors since that day, from Analytics Engine
                                             (CLOUDFLARE_ACCOUNT_ID, CLOUDFLARE_API_TOKEN with Account Analytics: Read)`

async function exposuresOf(args: readonly string[]): Promise<Exposures> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { since: { type: 'string' } },
    allowPositionals: true,
  })
  const [file, ...others] = positionals
  if (others.length || (file && values.since)) throw new Error('one file of counts, or one day')
  if (values.since !== undefined) return readExposures(values.since, process.env)
  return { counts: file ? parseCounts(readFileSync(file, 'utf8')) : {}, notes: [] }
}

try {
  const { counts, notes } = await exposuresOf(process.argv.slice(2))
  const { lines, faults } = reportExperiments(mainSpace(), counts)
  for (const line of [...lines, ...notes, ...faults]) console.log(line)
  process.exitCode = faults.length ? 1 : 0
} catch (error) {
  console.error(`${messageOf(error)}\n\n${usage}`)
  process.exitCode = 2
}
