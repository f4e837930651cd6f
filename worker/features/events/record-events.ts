import type { RequestContext } from '../../core/answer/request-context.ts'
import { siteService } from '../../core/answer/services.ts'
import { networkOf } from '../../core/answer/site-dependencies.ts'
import { abortedAfter, within } from '../../core/base/http/deadline.ts'
import { signWebhook } from '../../core/base/http/signatures.ts'
import type { Log } from '../../core/base/log/events.ts'
import { reasonOf } from '../../core/base/log/reason-of.ts'
import { type Breaker, createBreaker } from '../../core/content/client/circuit-breaker.ts'
import type { Environment } from '../../env.ts'
import type { Keyring } from '../../keyring.ts'
import type { EventRow } from './event-rows.ts'
import { type EventStore, storeInAnalytics, storeInDatabase } from './event-store.ts'

/** Milliseconds for the receiver's answer. */
const RECEIVER_DEADLINE = 5_000

interface ForwardDependencies {
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>
  /** Undefined: events are not forwarded. */
  readonly url: string | undefined
  readonly keys: Keyring | undefined
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly newId: () => string
  readonly log: Log
}

async function post(rows: readonly EventRow[], dependencies: ForwardDependencies): Promise<void> {
  const { fetch, url = '', keys, now, newId } = dependencies
  if (!keys) throw new Error('EVENTS_FORWARD_SECRET is not set')
  const timestamp = Math.floor(now() / 1000)
  const body = JSON.stringify({
    type: 'events.recorded',
    timestamp: new Date(now()).toISOString(),
    data: { events: rows },
  })
  const signature = await signWebhook({ id: newId(), timestamp, body }, keys)
  const headers = { 'content-type': 'application/json', ...signature }
  const status = await abortedAfter(RECEIVER_DEADLINE, async signal => {
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' })
    await response.body?.cancel()
    return response.status
  })
  if (status < 200 || status >= 300) throw new Error(`answered ${status}`)
}

/** Sends rows to the operator's receiver. Never rejects. */
type ForwardEvents = (rows: readonly EventRow[]) => Promise<void>

/**
 * Forwards stored events, signed after Standard Webhooks (requirement tracking/forwarding). One attempt: events that the receiver rejects
 * are logged, and stay in the store.
 */
function createForwarder(dependencies: ForwardDependencies): ForwardEvents | undefined {
  const { url, now, log } = dependencies
  if (!url) return undefined
  const breaker: Breaker = createBreaker({ name: 'events-forward', now, isOutage: () => true })
  return async rows => {
    try {
      await breaker.run(() => post(rows, dependencies))
    } catch (error) {
      log({ event: 'events-forward-failed', reason: reasonOf(error) })
    }
  }
}

/** The stores and receivers of events. */
interface EventServices {
  /** Undefined for a site with neither Analytics Engine nor a database: events are not stored. */
  readonly store: EventStore | undefined
  /** Undefined without a receiver. */
  readonly forward: ForwardEvents | undefined
}

interface EventBindings {
  readonly EVENTS?: AnalyticsEngineDataset | undefined
  readonly RECORDS?: D1Database | undefined
}

/** Analytics Engine where there is one, else the database. */
function storeOf({ EVENTS: dataset, RECORDS: database }: EventBindings): EventStore | undefined {
  if (dataset) return storeInAnalytics(dataset)
  return database && storeInDatabase(database)
}

const createEventServices = (
  bindings: EventBindings,
  { EVENTS_FORWARD_URL: url, eventKeys: keys }: Environment,
  dependencies: Omit<ForwardDependencies, 'url' | 'keys'>,
): EventServices => ({
  store: storeOf(bindings),
  forward: createForwarder({ ...dependencies, url, keys }),
})

/** The stores and receivers of a site's events. */
const eventsOf = siteService(({ bindings, environment, dependencies }) => {
  const { now, newId, log } = dependencies
  return createEventServices(bindings, environment, { fetch: networkOf(dependencies), now, newId, log })
})

/** Milliseconds for the store. */
const DEADLINE = 2_000

/** Stores the rows; logs rows that are lost. */
async function storeRows(rows: readonly EventRow[], { store }: EventServices, log: Log): Promise<void> {
  try {
    if (store) await within(store.save(rows), DEADLINE)
  } catch (error) {
    log({ event: 'events-lost', reason: reasonOf(error) })
  }
}

/** Stores and forwards rows after the answer, for a visitor who has consented to analytics. */
export function recordEvents(
  rows: readonly EventRow[],
  { services, waitUntil, log }: Pick<RequestContext, 'services' | 'waitUntil' | 'log'>,
): void {
  const events = eventsOf(services)
  waitUntil(storeRows(rows, events, log))
  if (events.forward) waitUntil(events.forward(rows))
}
