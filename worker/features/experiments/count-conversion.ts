import { countVisits } from '../../core/answer/count-visits.ts'
import type { FoundPage } from '../../core/answer/find-page.ts'
import type { PageRequest } from '../../core/answer/request-context.ts'
import { isProven, readVisitorId } from '../../core/request/visitor/experiment-proof.ts'
import { conversionRow } from '../events/event-rows.ts'
import { recordEvents } from '../events/record-events.ts'

interface Conversion {
  /** The page of the form. */
  readonly found: FoundPage
  readonly asked: PageRequest
}

/** The variants that the worker itself assigned to the visitor, each experiment once. */
async function assignedVariants({ asked: { visitor, request } }: Conversion) {
  const { experiments } = visitor
  const { linkKeys: keys } = request.services.environment
  const visitorId = await readVisitorId(experiments, keys)
  if (!visitorId) return []
  const named = [...new Map(experiments.stored.map(entry => [entry.experimentId, entry])).values()]
  const proven = await Promise.all(named.map(entry => isProven(entry, visitorId, keys)))
  return named
    .filter((_, index) => proven[index])
    .map(({ experimentId: experiment, variantId: variant }) => ({ experiment, variant, visitor: visitorId }))
}

/** Counts the conversion for the experiments of a visitor who agreed to A/B tests. */
async function countForVariants(conversion: Conversion): Promise<void> {
  const { found, asked } = conversion
  const { site } = asked.request
  const own = { unit: site.unit, path: found.path, reason: 'conversion' } as const
  const assigned = await assignedVariants(conversion)
  countVisits(
    assigned.map(variant => ({ ...variant, ...own })),
    asked.request,
  )
}

/**
 * Counts a form that was stored, after the answer (requirement tracking/conversions): for its page where the visitor agreed to analytics, and for
 * the variants that the worker assigned where the visitor agreed to A/B tests. What a browser says of its conversions counts nowhere.
 */
export function countConversion(conversion: Conversion): void {
  const { found, asked } = conversion
  const { visitor, request } = asked
  const { site, began, waitUntil } = request
  if (visitor.grants('analytics')) {
    const { story } = found.pageData
    const page = { template: story.value.content.component, language: found.language, path: found.path }
    recordEvents([conversionRow(page, { now: began, unit: site.unit, country: visitor.country })], request)
  }
  waitUntil(countForVariants(conversion))
}
