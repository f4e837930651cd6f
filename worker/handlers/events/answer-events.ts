import { type EventRow, rowsOfBatch } from '../../events/event-rows.ts'
import type { EventStore } from '../../events/event-store.ts'
import { within } from '../../http/deadline.ts'
import { allows, clientOf, type Limit, limitedResponse } from '../../http/limits.ts'
import { isSameOrigin } from '../../http/same-origin.ts'
import { viewerCountry } from '../../http/viewer-country.ts'
import type { Log } from '../../log/log-line.ts'
import { reasonOf } from '../../log/reason-of.ts'
import { readConsent } from '../../visitor/consent.ts'
import type { RequestContext } from '../request-context.ts'
import { readBatch } from './read-batch.ts'

/** Milliseconds for the store. */
const DEADLINE = 2_000

interface Saving {
  /** Undefined where there is no store. */
  readonly store: EventStore | undefined
  readonly log: Log
}

/** Stores the rows; the log says what is lost. */
async function saveRows(rows: readonly EventRow[], { store, log }: Saving): Promise<void> {
  try {
    const count = store ? await within(store.save(rows), DEADLINE) : 0
    if (count) log({ event: 'events-lost', count })
  } catch (error) {
    log({ event: 'events-lost', reason: reasonOf(error) })
  }
}

const answer = (status: number, error?: string) =>
  new Response(error, { status, headers: { 'cache-control': 'private, no-store' } })

/**
 * Answers `POST /api/events` (requirement tracking/first-party): stores a batch of events of a page of this site, and forwards it. Without
 * the grant of analytics the answer is the same, 204, and nothing is read or stored: a visitor may withdraw in
 * another tab while a page sends. What happens after the answer is logged where it fails.
 */
export async function answerEvents(
  http: Request,
  { services, site, began, waitUntil, log }: RequestContext,
  limit: Limit | undefined,
): Promise<Response> {
  const { headers } = http
  const { environment, events } = services
  if (!isSameOrigin(http)) return answer(403, 'cross-site')
  if (!(await allows(limit, clientOf(headers)))) return limitedResponse()
  const isImplicit = environment.CONSENT_IMPLICIT.includes(site.unit)
  const grants = readConsent({ headers, categories: environment.CONSENT_CATEGORIES, isImplicit })
  if (!grants('analytics')) return answer(204)
  const posted = await readBatch(http)
  if (!posted.ok) return answer(posted.status, posted.error)
  const country = viewerCountry(headers.get(environment.VIEWER_COUNTRY_HEADER))
  const rows = rowsOfBatch(posted.batch, { now: began, unit: site.unit, country })
  waitUntil(saveRows(rows, { store: events.store, log }))
  if (events.forward) waitUntil(events.forward(rows))
  return answer(204)
}
