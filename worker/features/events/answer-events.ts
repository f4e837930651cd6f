import * as v from 'valibot'
import type { EventBatch } from '../../../blocks/_kit/sent-event.ts'
import type { RequestContext } from '../../core/answer/request-context.ts'
import { allows, clientOf, type Limit, limitedResponse } from '../../core/base/http/limits.ts'
import { readText } from '../../core/base/http/read-body.ts'
import { isSameOrigin, viewerCountry } from '../../core/base/http/request-headers.ts'
import { readConsent } from '../../core/request/visitor/consent.ts'
import { rowsOfBatch } from './event-rows.ts'
import { batchSchema } from './event-schema.ts'
import { recordEvents } from './record-events.ts'

/** Maximum bytes: twenty events with the longest texts; browsers limit queued beacons to 64 KiB. */
const MOST_BYTES = 32_768

type PostedBatch =
  | { readonly ok: true; readonly batch: EventBatch }
  | { readonly ok: false; readonly status: 400 | 413 | 415; readonly error: string }

const posted = v.pipe(v.string(), v.parseJson(), batchSchema)

/** Reads the body of `POST /api/events`. */
async function readBatch({ headers, body }: Request): Promise<PostedBatch> {
  if (!/^application\/json\b/i.test(headers.get('content-type') ?? ''))
    return { ok: false, status: 415, error: 'not JSON' }
  const text = await readText(body, MOST_BYTES)
  if (text === undefined) return { ok: false, status: 413, error: `more than ${MOST_BYTES} bytes` }
  const result = v.safeParse(posted, text)
  return result.success
    ? { ok: true, batch: result.output }
    : { ok: false, status: 400, error: 'not a batch of events' }
}

const answer = (status: number, error?: string) =>
  new Response(error, { status, headers: { 'cache-control': 'private, no-store' } })

/**
 * Answers `POST /api/events` (requirement tracking/first-party): stores a batch of events of a page of this site, and forwards it. Without
 * consent to analytics the answer is the same, 204, and nothing is read or stored: a visitor may withdraw in another tab while a page
 * sends. Failures after the answer are logged.
 */
export async function answerEvents(
  http: Request,
  request: RequestContext,
  limit: Limit | undefined,
): Promise<Response> {
  const { headers } = http
  const { services, site, began } = request
  const { environment } = services
  if (!(await allows(limit, clientOf(headers)))) return limitedResponse()
  if (!isSameOrigin(http)) return answer(403, 'cross-site')
  const isImplicit = environment.CONSENT_IMPLICIT.includes(site.unit)
  const grants = readConsent({ headers, categories: environment.CONSENT_CATEGORIES, isImplicit })
  if (!grants('analytics')) return answer(204)
  const posted = await readBatch(http)
  if (!posted.ok) return answer(posted.status, posted.error)
  const country = viewerCountry(headers.get(environment.VIEWER_COUNTRY_HEADER))
  recordEvents(rowsOfBatch(posted.batch, { now: began, unit: site.unit, country }), request)
  return answer(204)
}
