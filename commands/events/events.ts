/** Prints the events of visitors who consented to analytics. */
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { day, parseNamed, queryAnalytics } from '../analytics-engine.ts'
import { readExposures } from '../experiments/experiment-exposures.ts'
import { runCommand } from '../run-command.ts'
import { openDatabase } from '../submissions/database.ts'
import { analyticsQueries, countRow, databaseQueries, vitalRow } from './event-queries.ts'
import { type Reported, reportEvents } from './report-events.ts'

const usage = `npm run events -- --since 2026-11-01 [--remote]

npm run events -- --since 2026-11-01            page views, conversions and real figures of the local site
                                                 (--persist-to .wrangler/state)
npm run events -- --since 2026-11-01 --remote    of the deployed one, from Analytics Engine, which keeps three months
                                                 (CLOUDFLARE_ACCOUNT_ID, CLOUDFLARE_API_TOKEN with Account Analytics: Read)`

interface EventWords {
  readonly since: string
  readonly remote: boolean
  readonly state: string
}

function readWords(args: string[]): EventWords {
  const { values } = parseArgs({
    args,
    options: {
      since: { type: 'string', default: '' },
      remote: { type: 'boolean', default: false },
      'persist-to': { type: 'string', default: '.wrangler/state' },
    },
  })
  return {
    since: parseNamed(day, values.since, '--since'),
    remote: values.remote,
    state: values['persist-to'],
  }
}

async function readAll({ since, remote, state }: EventWords): Promise<Reported> {
  if (remote) {
    const queries = analyticsQueries(since)
    const [counts, vitals, experiments] = await Promise.all([
      queryAnalytics(queries.counts, countRow, process.env),
      queryAnalytics(queries.vitals, vitalRow, process.env),
      readExposures(since, { variables: process.env }),
    ])
    return { counts, vitals, experiments }
  }
  const database = await openDatabase('RECORDS', { remote, state })
  const queries = databaseQueries(Date.parse(since))
  const [counts = [], vitals = []] = await database(queries.counts, queries.vitals)
  return {
    counts: v.parse(v.array(countRow), counts),
    vitals: v.parse(v.array(vitalRow), vitals),
    experiments: await readExposures(since, { variables: process.env, database }),
  }
}

await runCommand({
  usage,
  read: readWords,
  async run(given) {
    for (const line of reportEvents(await readAll(given))) console.log(line)
    return undefined
  },
})
