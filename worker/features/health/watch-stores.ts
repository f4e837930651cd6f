import * as v from 'valibot'
import { within } from '../../core/base/http/deadline.ts'
import { type Expiry, lateStatement } from '../../core/base/sql/expiry.ts'
import { runStatements } from '../../core/base/sql/run-statements.ts'
import { recordExpiries } from '../../core/site/delete-records.ts'
import { bytesOf, mostBytes } from '../events/event-store.ts'
import { countWaiting } from '../forms/store/count-waiting.ts'
import { formExpiries } from '../forms/store/expiries.ts'
import { pendingFolder, refusedFolder } from '../forms/store/waiting-objects.ts'
import { searchExpiries } from '../search/search-expiries.ts'
import type { StoreState } from './verdict.ts'

/** Milliseconds for each store. */
const DEADLINE = 1_000
/** Milliseconds for which an answer holds: any client may ask. */
const HOLDS = 60_000

const oldest = v.array(v.tuple([v.object({ oldest: v.nullable(v.number()) })]))

/** The time of the oldest row of each table that should have been deleted a day ago. */
async function lateIn(database: D1Database, expiries: readonly Expiry[], now: number) {
  const statements = expiries.map(expiry => lateStatement(expiry, now))
  const rows = v.parse(oldest, await runStatements(database, statements))
  return expiries.flatMap(({ table }, index) => {
    const time = rows[index]?.[0].oldest
    return typeof time === 'number' ? [{ table, oldest: Math.abs(time) }] : []
  })
}

type Database = 'DB' | 'RECORDS' | 'INDEX'

/** The rows that are deleted by age, for each database. */
export function expiriesOf({
  submissions,
  events,
}: WatchDependencies['retention']): Readonly<Record<Database, readonly Expiry[]>> {
  const { DB, RECORDS } = recordExpiries(events)
  return { DB: [...formExpiries(submissions), ...DB], RECORDS, INDEX: searchExpiries }
}

interface WatchDependencies {
  readonly bindings: Pick<Cloudflare.Env, Database | 'UPLOADS'>
  readonly now: () => number
  /** Days for which submissions are kept, and events. */
  readonly retention: { readonly submissions: number; readonly events: number }
}

/**
 * Counts in the stores what should have been deleted or imported, once a minute; again at each question while a store fails, which is
 * `failed` after its deadline. A store that is not bound is left out. Never rejects.
 */
export function createStoreWatch({ bindings, now, retention }: WatchDependencies): () => Promise<StoreState> {
  const { RECORDS: records, UPLOADS: bucket } = bindings
  const expiries = expiriesOf(retention)
  let known: { readonly state: StoreState; readonly until: number } | undefined
  const ask = <T>(answer: Promise<T> | undefined): Promise<T | 'failed' | undefined> =>
    answer ? within(answer, DEADLINE).catch(() => 'failed' as const) : Promise.resolve(undefined)
  const lateOf = (binding: Database, at: number) =>
    ask(bindings[binding] && lateIn(bindings[binding], expiries[binding], at))

  return async () => {
    const at = now()
    if (known && at < known.until) return known.state
    const answers = await Promise.all([
      lateOf('DB', at),
      lateOf('RECORDS', at),
      lateOf('INDEX', at),
      ask(records && bytesOf(records)),
      ask(bucket && countWaiting(bucket, pendingFolder, at)),
      ask(bucket && countWaiting(bucket, refusedFolder, at)),
    ])
    const [late, lateRecords, lateIndex, bytes = 0, pending, refused] = answers
    const state: StoreState = {
      late: [late, lateRecords, lateIndex].flatMap(found => (typeof found === 'object' ? found : [])),
      records: lateRecords === 'failed' || bytes === 'failed' ? 'failed' : { isFull: bytes > mostBytes },
      pending,
      refused,
    }
    if (!answers.includes('failed')) known = { state, until: at + HOLDS }
    return state
  }
}
