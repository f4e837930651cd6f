import * as v from 'valibot'
import {
  type ConsentCategories,
  necessaryCategory,
  type Service,
} from '../../../../blocks/_kit/consent/services.ts'
import { once } from '../../base/caching/memoize.ts'
import { fromBase64Json, readCookie } from '../../base/http/cookies.ts'

const names = v.fallback(v.array(v.string()), [])

/** The value that the consent tool stores: the accepted categories, and of each the accepted services where it has several. */
const choice = v.object({
  categories: names,
  services: v.fallback(v.record(v.string(), names), {}),
})

type Choice = v.InferOutput<typeof choice>

const nothing: Choice = { categories: [], services: {} }

function choiceOf(cookie: string | undefined): Choice {
  if (!cookie) return nothing
  const result = v.safeParse(choice, fromBase64Json(cookie))
  return result.success ? result.output : nothing
}

const everything = (categories: ConsentCategories): Choice => ({
  categories: Object.values(categories),
  services: {},
})

function isGranted(
  service: Service,
  category: string | undefined,
  { categories, services }: Choice,
): boolean {
  if (category === undefined) return false
  if (category === necessaryCategory) return true
  if (!categories.includes(category)) return false
  return !Object.hasOwn(services, category) || services[category]!.includes(service)
}

/** Whether the visitor agreed to a service. */
export type Consent = (service: Service) => boolean

const anyValue = /^.+$/

export interface ConsentQuestion {
  readonly headers: Pick<Headers, 'get'>
  readonly categories: ConsentCategories
  /** The unit's configuration takes silence for consent (requirement consent/implicit). */
  readonly isImplicit: boolean
}

/**
 * The visitor's consent from the `consent` cookie: base64 JSON of accepted categories and services. Denies by default; a
 * malformed cookie grants nothing. Where a unit treats silence as consent, Global Privacy Control counts as a refusal.
 */
export function readConsent({ headers, categories, isImplicit }: ConsentQuestion): Consent {
  const readChoice = once(() => {
    const cookie = readCookie(headers.get('cookie'), 'consent', anyValue)
    if (cookie) return choiceOf(cookie)
    return isImplicit && headers.get('sec-gpc') !== '1' ? everything(categories) : nothing
  })
  return service => isGranted(service, categories[service], readChoice())
}
