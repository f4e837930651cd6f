import * as v from 'valibot'
import {
  type ConsentCategories,
  necessaryCategory,
  type Service,
  services,
  tracesOf,
} from '../../../blocks/_kit/consent/services.ts'
import {
  expirySeconds,
  fromBase64Json,
  isCookieName,
  readCookie,
  removeCookie,
  toBase64Json,
  writeCookie,
} from '../../core/base/http/cookies.ts'
import { readText } from '../../core/base/http/read-body.ts'

/** A decision has ten services at most. */
const maxBytes = 4096
const mostNames = 40

const postedDecision = v.object({
  decision: v.picklist(['accept', 'decline', 'choose']),
  /** Names that are no services are left out: an older page may have them. */
  services: v.pipe(
    v.array(v.string()),
    v.maxLength(mostNames),
    v.transform(names => services.filter(service => names.includes(service))),
  ),
  /** Version of the texts that the visitor saw. */
  version: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/)),
  /** Target of the redirect after a plain form; scripts do not need it. */
  returnTo: v.optional(v.pipe(v.string(), v.maxLength(2048)), '/'),
  /** The query of the visitor's landing page; a plain form has it in its referrer. */
  landing: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(2048))), undefined),
})

export type PostedDecision =
  | { readonly ok: true; readonly posted: v.InferOutput<typeof postedDecision> }
  | { readonly ok: false; readonly status: 400 | 413 | 415; readonly error: string }

/** Reads `POST /api/consent`: fields of a form, URL-encoded. */
export async function readDecision(request: Request): Promise<PostedDecision> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\b/i.test(type))
    return { ok: false, status: 415, error: 'not a URL-encoded form' }
  const text = await readText(request.body, maxBytes)
  if (text === undefined) return { ok: false, status: 413, error: `more than ${maxBytes} bytes` }
  const fields = new URLSearchParams(text)
  const result = v.safeParse(postedDecision, {
    decision: fields.get('decision'),
    services: fields.getAll('service'),
    version: fields.get('version'),
    returnTo: fields.get('return') ?? undefined,
    landing: fields.get('landing') ?? undefined,
  })
  return result.success
    ? { ok: true, posted: result.output }
    : { ok: false, status: 400, error: 'not a decision' }
}

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

/** Whether a cookie matches a pattern of a service's traces, in which a star at the end matches any characters. */
const isTrace = (name: string, trace: string) =>
  trace.endsWith('*') ? name.startsWith(trace.slice(0, -1)) : name === trace

const nameOf = (cookie: string) => cookie.split('=', 1)[0]!.trim()

/** The host and the domains above it, which have at least two labels: tags set their cookies for the widest that the browser allows. */
function domainsOf(host: string): string[] {
  const labels = host.split('.')
  // An address of numbers, and a name of one label, have no domain.
  if (/^[\d.]+$|:/.test(host)) return []
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

/** Cookies that one answer deletes: more than this site and its services set. */
const mostCookies = 30

interface Withdrawal {
  /** `Cookie` header of the request. */
  readonly cookies: string | null
  /** Host name of the request. */
  readonly host: string
  readonly granted: readonly Service[]
  readonly secure: boolean
}

/**
 * `Set-Cookie` headers that delete the cookies of the request that belong to services without a grant (requirement consent/withdrawal):
 * those of this host, and of the domains above it.
 */
export function withdrawnCookies({ cookies, host, granted, secure }: Withdrawal): readonly string[] {
  const traces = services
    .filter(service => service !== 'cookie-popup' && !granted.includes(service))
    .flatMap(service => tracesOf[service].cookies)
  const names = new Set((cookies ?? '').split(';').map(nameOf).filter(isCookieName))
  return [...names]
    .filter(name => traces.some(trace => isTrace(name, trace)))
    .slice(0, mostCookies)
    .flatMap(name => [
      removeCookie(name, { secure }),
      // A cookie with this prefix has no domain (RFC 6265bis, section 4.1.3.2).
      ...(name.startsWith('__Host-')
        ? []
        : domainsOf(host).map(domain => removeCookie(name, { secure, domain }))),
    ])
}

/** How long a decision is valid (requirement consent/cookie). */
export const decisionLife = '6m'

const HOUR = 3600
const hours = expirySeconds(decisionLife) / HOUR

const decided = v.looseObject({ version: v.string(), time: v.number() })
const anyValue = /^.+$/

interface Renewal {
  /** A version that includes no service beyond the version decided on. */
  readonly version: string
  /** Epoch milliseconds. */
  readonly now: number
  readonly secure: boolean
}

/**
 * The `Set-Cookie` header that updates a decision to a newer version of the question, so that pages need not check again whether that
 * version adds services. The decision, its receipt and its last day stay. Undefined where there is nothing to renew.
 */
export function renewedConsent(
  cookies: string | null,
  { version, now, secure }: Renewal,
): string | undefined {
  const cookie = readCookie(cookies, 'consent', anyValue)
  const result = v.safeParse(decided, cookie && fromBase64Json(cookie))
  if (!result.success || result.output.version === version) return undefined
  const left = hours - Math.ceil((now - result.output.time) / (HOUR * 1000))
  if (left <= 0 || left > hours) return undefined
  const value = toBase64Json({ ...result.output, version })
  return writeCookie('consent', value, { secure, expires: `${left}h`, sameSite: 'Lax' })
}
