import * as v from 'valibot'
import { fromBase64Json, toBase64Json } from '../http/base64-json.ts'
import { readCookie, writeCookie } from '../http/cookies.ts'

/** Hours for which a decision holds: six months of 30 days (requirement consent/cookie). */
const LIFE = 180 * 24
const HOUR = 3_600_000

const decided = v.looseObject({ version: v.string(), time: v.number() })
const anyValue = /^.+$/

interface Renewal {
  /** The version that asks no more than the one that was decided on. */
  readonly version: string
  /** Epoch milliseconds. */
  readonly now: number
  readonly secure: boolean
}

/**
 * The `Set-Cookie` header by which a decision names a newer version of the question, so that its pages ask no more whether that one asks
 * more. The decision, its receipt and the day on which it ends stay. Undefined where there is nothing to renew.
 */
export function renewedConsent(
  cookies: string | null,
  { version, now, secure }: Renewal,
): string | undefined {
  const cookie = readCookie(cookies, 'consent', anyValue)
  const result = v.safeParse(decided, cookie && fromBase64Json(cookie))
  if (!result.success || result.output.version === version) return undefined
  const left = LIFE - Math.ceil((now - result.output.time) / HOUR)
  if (left <= 0 || left > LIFE) return undefined
  const value = toBase64Json({ ...result.output, version })
  return writeCookie('consent', value, { secure, expires: `${left}h`, sameSite: 'Lax' })
}
