import { within } from '../base/http/deadline.ts'
import { reasonOf } from '../base/log/reason-of.ts'
import type { CountedVisit } from '../page/experiments/count-visitors.ts'
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
