import type { RequestContext } from '../../core/answer/request-context.ts'
import { within } from '../../core/base/http/deadline.ts'
import type { Log } from '../../core/base/log/events.ts'
import { reasonOf } from '../../core/base/log/reason-of.ts'
import type { EventRow } from './event-rows.ts'
import { type EventServices, eventsOf } from './event-services.ts'

/** Milliseconds for the store. */
const DEADLINE = 2_000

/** Stores the rows; logs rows that are lost. */
async function saveRows(rows: readonly EventRow[], { store }: EventServices, log: Log): Promise<void> {
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
  waitUntil(saveRows(rows, events, log))
  if (events.forward) waitUntil(events.forward(rows))
}
