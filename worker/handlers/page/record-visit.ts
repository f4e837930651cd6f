import { isCounted } from '../../experiments/choose-variant.ts'
import { rememberChoice } from '../../experiments/remember-choice.ts'
import { toBase64Json } from '../../http/base64-json.ts'
import { hostCookie, writeCookie } from '../../http/cookies.ts'
import type { Assignment } from '../../page-data/show-variant.ts'
import type { Visitor } from '../../visitor/visitor.ts'
import type { RequestContext } from '../request-context.ts'

export interface Visit {
  readonly visitor: Visitor
  /** In the experiment of the page, where one runs. */
  readonly assignment?: Assignment | undefined
  /** Path of the page. */
  readonly path: string
}

/** The part of the visitor's assignment to store: the experiment, and the anonymous id it was made for. */
function cookiesOfAssignment(
  { visitor, assignment }: Visit,
  { now, isSecure }: RequestContext,
): readonly (readonly [string, string])[] {
  if (!assignment?.visitorId || !isCounted(assignment.choice)) return []
  const { experiment, variant, visitorId } = assignment
  const membership = {
    experimentId: experiment.id,
    variantId: variant.id,
    experimentLabel: experiment.label,
    variantLabel: variant.label,
  }
  const value = rememberChoice(membership, { stored: visitor.experiments.stored, now: now() })
  return value === undefined
    ? []
    : [
        ['experiment', value],
        [hostCookie('visitor', isSecure), visitorId],
      ]
}

/** One data point for each counted page view (requirement tracking/exposures). */
function countExposure({ assignment, path }: Visit, { services, site }: RequestContext): void {
  if (!assignment || !isCounted(assignment.choice)) return
  const { experiment, variant, choice, visitorId = '' } = assignment
  services.exposures?.writeDataPoint({
    indexes: [experiment.id],
    blobs: [experiment.id, variant.id, visitorId, site.unit, path, choice.reason],
    doubles: [1],
  })
}

/**
 * Counts a visit for the experiment of its page, and returns the `Set-Cookie` headers that follow from it. Pages that are
 * fetched ahead do neither.
 */
export function recordVisit(visit: Visit, request: RequestContext): readonly string[] {
  const { visitor } = visit
  if (!visitor.isVisit) return []
  countExposure(visit, request)
  const group = visitor.newUsergroup
  const cookies = [
    ...(group ? [['usergroup', toBase64Json(group)] as const] : []),
    ...cookiesOfAssignment(visit, request),
  ]
  // Lax: visitors follow links in advertisements and mails.
  const options = { secure: request.isSecure, sameSite: 'Lax' } as const
  return cookies.map(([name, value]) => writeCookie(name, value, options))
}
