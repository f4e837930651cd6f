import { type Service, services, tracesOf } from '../../../blocks/_kit/consent/services.ts'
import { isCookieName, removeCookie } from '../../core/base/http/cookies.ts'

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
const most = 30

export interface Withdrawal {
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
    .slice(0, most)
    .flatMap(name => [
      removeCookie(name, { secure }),
      // A cookie with this prefix has no domain (RFC 6265bis, section 4.1.3.2).
      ...(name.startsWith('__Host-')
        ? []
        : domainsOf(host).map(domain => removeCookie(name, { secure, domain }))),
    ])
}
