import { type Service, services, tracesOf } from '../../blocks/_kit/consent/services.ts'
import { removeCookie } from '../http/cookies.ts'

/** Whether a cookie is one of those that a trace names: a star at its end stands for any characters. */
const isTrace = (name: string, trace: string) =>
  trace.endsWith('*') ? name.startsWith(trace.slice(0, -1)) : name === trace

const nameOf = (cookie: string) => cookie.split('=', 1)[0]!.trim()

/**
 * `Set-Cookie` headers that delete the cookies of the request that belong to services without a grant (requirement consent/withdrawal).
 */
export function withdrawnCookies(
  cookies: string | null,
  granted: readonly Service[],
  secure: boolean,
): readonly string[] {
  const traces = services
    .filter(service => service !== 'cookie-popup' && !granted.includes(service))
    .flatMap(service => tracesOf[service].cookies)
  const names = new Set((cookies ?? '').split(';').map(nameOf))
  return [...names]
    .filter(name => traces.some(trace => isTrace(name, trace)))
    .map(name => removeCookie(name, secure))
}
