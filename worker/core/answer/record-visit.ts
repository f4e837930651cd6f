import { hostCookie, toBase64Json, writeCookie } from '../base/http/cookies.ts'
import { within } from '../base/http/deadline.ts'
import { reasonOf } from '../base/log/reason-of.ts'
import type { Assignment } from '../page/data/show-variant.ts'
import { isCounted, rememberChoice } from '../page/experiments/choose-variant.ts'
import type { CountedVisit } from '../page/experiments/count-visitors.ts'
import { proofOf, signVisitor } from '../request/visitor/experiment-state.ts'
import type { Visitor } from '../request/visitor/visitor.ts'
import type { RequestContext } from './request-context.ts'

/** Milliseconds for the store. */
const DEADLINE = 2_000

/** Counts visitors of experiments after the answer was sent; logs counts that are lost. */
export function countVisits(
  visits: readonly CountedVisit[],
  { services, began, waitUntil, log }: Pick<RequestContext, 'services' | 'began' | 'waitUntil' | 'log'>,
): void {
  const { countVisits: count } = services
  if (!count || !visits.length) return
  const lost = (error: unknown) => log({ event: 'experiment-visits-lost', reason: reasonOf(error) })
  waitUntil(within(count(visits, began), DEADLINE).catch(lost))
}

interface Visit {
  readonly visitor: Visitor
  /** In the experiment of the page, where one runs. */
  readonly assignment?: Assignment | undefined
  /** Path of the page. */
  readonly path: string
}

/** The cookies of the visitor's assignment: the experiment, and the anonymous id that it was made for, both signed. */
async function cookiesOfAssignment(
  { visitor, assignment }: Visit,
  { now, isSecure, services }: RequestContext,
): Promise<readonly (readonly [string, string])[]> {
  if (!assignment?.visitorId || !isCounted(assignment.choice)) return []
  const { experiment, variant, visitorId } = assignment
  const { linkKeys: keys } = services.environment
  const assigned = { experimentId: experiment.id, variantId: variant.id }
  const membership = {
    ...assigned,
    experimentLabel: experiment.label,
    variantLabel: variant.label,
    proof: await proofOf(assigned, visitorId, keys),
  }
  const value = rememberChoice(membership, { stored: visitor.experiments.stored, now: now() })
  return value === undefined
    ? []
    : [
        ['experiment', value],
        [hostCookie('visitor', isSecure), await signVisitor(visitorId, keys)],
      ]
}

/** Counts each page view of a visitor whose variant was chosen at random (requirement tracking/exposures). */
function countExposure({ assignment, path }: Visit, request: RequestContext): void {
  if (!assignment?.visitorId || !isCounted(assignment.choice)) return
  const { experiment, variant, choice, visitorId: visitor } = assignment
  const reason = choice.reason === 'assignment' ? 'assignment' : 'cookie'
  const { unit } = request.site
  countVisits([{ experiment: experiment.id, variant: variant.id, visitor, unit, path, reason }], request)
}

/**
 * Counts a visit for the experiment of its page, and returns the `Set-Cookie` headers for it. Does neither for prefetched
 * pages.
 */
export async function recordVisit(visit: Visit, request: RequestContext): Promise<readonly string[]> {
  const { visitor } = visit
  if (!visitor.isVisit) return []
  countExposure(visit, request)
  const group = visitor.newUsergroup
  const cookies = [
    ...(group ? [['usergroup', toBase64Json(group)] as const] : []),
    ...(await cookiesOfAssignment(visit, request)),
  ]
  // Lax, because visitors follow links in advertisements and mails.
  const options = { secure: request.isSecure, sameSite: 'Lax' } as const
  return cookies.map(([name, value]) => writeCookie(name, value, options))
}
