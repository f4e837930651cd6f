import * as v from 'valibot'
import {
  expirySeconds,
  fromBase64Json,
  readCookie,
  toBase64Json,
  writeCookie,
} from '../../core/base/http/cookies.ts'

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
