import { env } from 'cloudflare:test'
import { within } from '../../../core/base/http/deadline.ts'
import type { LogLine } from '../../../core/base/log/events.ts'
import { readRows } from '../../../core/base/sql/statements.ts'
import type { DeliveryMessage } from '../outbox/process-outbox.ts'
import type { SubmittedFile } from '../submission.ts'
import { createSubmissionStore, type FormBindings, type StoreDependencies } from '../submission-store.ts'
import { sampleTime } from './sample-submission.ts'

function present<T>(binding: T | undefined): T {
  if (!binding) throw new Error('wrangler.toml lacks a binding')
  return binding
}

/** The database and the bucket of the tests, which are real. */
export const database = present(env.DB)
export const bucket = present(env.UPLOADS)
/** The database of receipts of consent and of events. */
export const records = present(env.RECORDS)

/** The file that a store has taken. Throws where it has not. */
export function taken(file: SubmittedFile | 'refused' | undefined): SubmittedFile {
  if (typeof file !== 'object') throw new Error(`the file was not stored: ${file}`)
  return file
}

export const rowsOf = (sql: string, ...values: (string | number | null)[]) =>
  readRows(database, { sql, values }) as Promise<Record<string, unknown>[]> // Tests compare the rows as they are.

/** The same of `RECORDS`. */
export const recordsOf = (sql: string, ...values: (string | number | null)[]) =>
  readRows(records, { sql, values }) as Promise<Record<string, unknown>[]> // Tests compare the rows as they are.

/** A promise of a binding that never answers. */
export const never = <T>(): Promise<T> => new Promise<T>(() => undefined)

/** A binding with some of its methods replaced. */
export const withMethods = <T extends object>(binding: T, methods: Partial<T>): T =>
  new Proxy(binding, {
    get(target, name) {
      const method: unknown = Reflect.get(methods, name) ?? Reflect.get(target, name)
      return typeof method === 'function' ? method.bind(target) : method
    },
  })

/** The database, each of whose calls goes through `disturb`, which gets the first statement, and may reject before or after it. */
export function disturbedDatabase(
  disturb: <T>(run: () => Promise<T>, sql: string | undefined) => Promise<T>,
): D1Database {
  const sqlOf = new WeakMap<object, string>()
  const prepare: D1Database['prepare'] = sql => {
    const statement = database.prepare(sql)
    const bind = statement.bind.bind(statement)
    return Object.assign(statement, {
      bind: (...values: unknown[]) => {
        const bound = bind(...values)
        sqlOf.set(bound, sql)
        const all = bound.all.bind(bound)
        return Object.assign(bound, { all: () => disturb(all, sql) })
      },
    })
  }
  const batch: D1Database['batch'] = list =>
    disturb(() => database.batch<never>(list), list[0] && sqlOf.get(list[0]))
  return withMethods(database, { prepare, batch })
}

/**
 * A clock that advances only by waiting: a promise that is not settled after a turn of real I/O counts as hanging, and its deadline passes
 * on the clock without real time.
 */
export function createHangingClock(hangs: (promise: Promise<unknown>) => boolean) {
  let waited = 0
  const onClock: typeof within = async (promise, milliseconds, late) => {
    if (!hangs(promise)) return promise
    waited += milliseconds
    return within(promise, 0, late)
  }
  return { within: onClock, waited: () => waited }
}

/** A store over the real bindings, with the messages to queue and log. */
export function createTestStore(bindings: FormBindings = {}, dependencies: Partial<StoreDependencies> = {}) {
  const messages: DeliveryMessage[] = []
  const log: LogLine[] = []
  const pending: Promise<unknown>[] = []
  let ids = 0
  const queue = {
    send: async (message: DeliveryMessage) => {
      messages.push(message)
      return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } }
    },
  }
  const store = createSubmissionStore(
    { DB: database, UPLOADS: bucket, DELIVERIES: queue, ...bindings },
    {
      now: () => sampleTime,
      newId: () => `${sampleTime}-${crypto.randomUUID()}-${++ids}`,
      log: line => log.push(line),
      waitUntil: promise => pending.push(promise),
      ...dependencies,
    },
  )
  return { store, messages, log, settle: () => Promise.all(pending.splice(0)) }
}
