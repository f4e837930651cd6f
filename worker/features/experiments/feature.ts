import type { Feature } from '../../core/answer/feature.ts'
import { countVisits } from '../../core/answer/record-visit.ts'
import type { FormPage, PageRequest } from '../../core/answer/request-context.ts'
import { deleteByAge } from '../../core/base/sql/expiry.ts'
import { oldVisitors } from '../../core/page/experiments/count-visitors.ts'
import { isProven, readVisitorId } from '../../core/request/visitor/experiment-state.ts'

/** The variants that the worker itself assigned to the visitor, each experiment once. */
async function assignedVariants({ visitor, request }: PageRequest) {
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

async function count(page: FormPage, pageRequest: PageRequest): Promise<void> {
  const { site } = pageRequest.request
  const own = { unit: site.unit, path: page.path, reason: 'conversion' } as const
  const assigned = await assignedVariants(pageRequest)
  countVisits(
    assigned.map(variant => ({ ...variant, ...own })),
    pageRequest.request,
  )
}

/**
 * Counts a stored form, after the answer, for the variants that the worker assigned to a visitor who consented to A/B tests (requirement
 * tracking/conversions). Conversions that browsers report are not counted.
 */
const countConversion = (page: FormPage, pageRequest: PageRequest): void =>
  pageRequest.request.waitUntil(count(page, pageRequest))

/** Counts conversions of experiments, and deletes old counts; pages assign the variants and count who saw them. */
export const experiments: Feature = {
  submissionStored: countConversion,
  expiries: ({ EVENT_RETENTION_DAYS: days }) => ({ RECORDS: [oldVisitors(days)] }),
  eachMinute: ({ bindings, environment, dependencies }) =>
    deleteByAge(
      [{ database: bindings.RECORDS, expiries: [oldVisitors(environment.EVENT_RETENTION_DAYS)] }],
      dependencies,
    ),
}
