import {
  type ConsentCategories,
  necessaryCategory,
  type Service,
  services,
} from '../../../blocks/_kit/consent/services.ts'

/** A visitor's decision on any layer of the consent tool: accepts all services, none, or the named ones. */
export interface ConsentDecision {
  readonly decision: 'accept' | 'decline' | 'choose'
  /** Only where the visitor chose single services. */
  readonly services: readonly Service[]
}

/** The services that a decision grants, without those that need no consent. A service without a category is never granted. */
export function grantedServices(
  { decision, services: chosen }: ConsentDecision,
  categories: ConsentCategories,
): Service[] {
  const optional = services.filter(
    service => (categories[service] ?? necessaryCategory) !== necessaryCategory,
  )
  if (decision === 'decline') return []
  if (decision === 'accept') return optional
  return optional.filter(service => chosen.includes(service))
}

export interface ConsentReceipt {
  readonly id: string
  /** Epoch milliseconds. */
  readonly time: number
  /** Version of the texts that the visitor saw. */
  readonly version: string
  readonly granted: readonly Service[]
}

/** The value of the `consent` cookie (requirement consent/cookie). It names each service, so that browsers need no configuration. */
export function consentValue({ id, time, version, granted }: ConsentReceipt, categories: ConsentCategories) {
  const needless = services.filter(service => categories[service] === necessaryCategory)
  const all = [...needless, ...granted].filter(service => categories[service])
  const byCategory = Object.groupBy(all, service => categories[service]!)
  return { categories: Object.keys(byCategory), services: byCategory, version, id, time }
}
