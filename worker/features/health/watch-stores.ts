import * as v from 'valibot'
import type { Feature } from '../../core/answer/feature.ts'
import { type Services, siteService } from '../../core/answer/services.ts'
import type { DatabaseName, StoreQuestions } from '../../core/answer/stored-state.ts'
import { within } from '../../core/base/http/deadline.ts'
import { type Expiry, lateStatement } from '../../core/base/sql/expiry.ts'
import { runStatements } from '../../core/base/sql/statements.ts'
import type { Environment } from '../../env.ts'
import type { StoreState } from './verdict.ts'

/** Milliseconds for each store. */
const DEADLINE = 1_000
/** Milliseconds for which an answer is reused: any client may request it. */
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

/** The rows that are deleted by age, for each database. */
export function expiriesOf(features: readonly Feature[], environment: Environment) {
  const told = features.flatMap(({ expiries }) => expiries?.(environment) ?? [])
  const of = (name: DatabaseName) => told.flatMap(expiries => expiries[name] ?? [])
  return { DB: of('DB'), RECORDS: of('RECORDS'), INDEX: of('INDEX') }
}

export type StoreWatch = (services: Services) => Promise<StoreState>

/**
 * Counts rows in the stores that should have been deleted or imported, once a minute; while a store fails, at each request; a store
 * that misses its deadline is `failed`. A store that is not bound is left out. Never rejects.
 */
export function createStoreWatch(features: readonly Feature[]): StoreWatch {
  const watchOf = siteService((services): (() => Promise<StoreState>) => {
    const { bindings, environment, dependencies } = services
    const expiries = expiriesOf(features, environment)
    let known: { readonly state: StoreState; readonly until: number } | undefined
    const answerOf = <T>(answer: Promise<T> | undefined): Promise<T | 'failed' | undefined> =>
      answer ? within(answer, DEADLINE).catch(() => 'failed' as const) : Promise.resolve(undefined)
    const lateOf = (name: DatabaseName, at: number) =>
      answerOf(bindings[name] && lateIn(bindings[name], expiries[name], at))

    return async () => {
      const at = dependencies.now()
      if (known && at < known.until) return known.state
      const questions: StoreQuestions = Object.assign(
        {},
        ...features.map(({ queryStores }) => queryStores?.(services, at)),
      )
      const answers = await Promise.all([
        lateOf('DB', at),
        lateOf('RECORDS', at),
        lateOf('INDEX', at),
        answerOf(questions.isFull),
        answerOf(questions.pending),
        answerOf(questions.refused),
      ])
      const [late, lateRecords, lateIndex, isFull = false, pending, refused] = answers
      const state: StoreState = {
        late: [late, lateRecords, lateIndex].flatMap(found => (typeof found === 'object' ? found : [])),
        records: lateRecords === 'failed' || isFull === 'failed' ? 'failed' : { isFull },
        pending,
        refused,
      }
      if (!answers.includes('failed')) known = { state, until: at + HOLDS }
      return state
    }
  })
  return services => watchOf(services)()
}
