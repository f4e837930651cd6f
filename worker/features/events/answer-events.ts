import type { RequestContext } from '../../core/answer/request-context.ts'
import { allows, clientOf, type Limit, limitedResponse } from '../../core/base/http/limits.ts'
import { isSameOrigin, viewerCountry } from '../../core/base/http/request-headers.ts'
import { readConsent } from '../../core/request/visitor/consent.ts'
import { rowsOfBatch } from './event-rows.ts'
import { readBatch } from './read-batch.ts'
import { recordEvents } from './record-events.ts'

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
