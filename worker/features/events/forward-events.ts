import { abortedAfter } from '../../core/base/http/deadline.ts'
import { signWebhook } from '../../core/base/http/signatures.ts'
import type { Log } from '../../core/base/log/events.ts'
import { reasonOf } from '../../core/base/log/reason-of.ts'
import { type Breaker, createBreaker } from '../../core/content/client/circuit-breaker.ts'
import type { Keyring } from '../../keyring.ts'
import type { EventRow } from './event-rows.ts'

/** Milliseconds for the receiver's answer. */
const DEADLINE = 5_000

export interface ForwardDependencies {
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
  const status = await abortedAfter(DEADLINE, async signal => {
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' })
    await response.body?.cancel()
    return response.status
  })
  if (status < 200 || status >= 300) throw new Error(`answered ${status}`)
}

/** Sends rows to the operator's receiver. Never rejects. */
export type ForwardEvents = (rows: readonly EventRow[]) => Promise<void>

/**
 * Forwards stored events, signed after Standard Webhooks (requirement tracking/forwarding). One attempt: events that the receiver rejects
 * are logged, and stay in the store.
 */
export function createForwarder(dependencies: ForwardDependencies): ForwardEvents | undefined {
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
