import { parse } from 'hono/utils/cookie'
import { decodeBase64, encodeBase64 } from 'hono/utils/encode'

/** Padded standard base64 (RFC 4648, section 4). */
const form = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

const maxLength = 4096

/** JSON as padded base64 of its UTF-8 bytes, as cookies and headers of this site carry it. */
export const toBase64Json = (value: unknown): string =>
  encodeBase64(new TextEncoder().encode(JSON.stringify(value)).buffer)

/** Parses such a text; undefined for a text that is longer than 4 KB, or not valid base64, UTF-8 or JSON. Never throws. */
export function fromBase64Json(base64: string): unknown {
  if (!base64 || base64.length > maxLength || !form.test(base64)) return undefined
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(decodeBase64(base64))
    return JSON.parse(text) as unknown
  } catch {
    // A malformed value counts as absent.
    return undefined
  }
}

/** How browsers store a cookie. */
interface CookieOptions {
  /** Sent over https only, where the site is served over https. */
  readonly secure: boolean
  /** A number with its unit (`30d`); default 30 days. `session` ends with the browser's session. */
  readonly expires?: string
  /** Default `Strict`. `Lax` is for cookies that must be sent when a visitor follows a link from another site. */
  readonly sameSite?: 'Strict' | 'Lax'
}

/** Attributes of a cookie: a cookie with one of these names would be read as an attribute (requirement cookies/names). */
const forbidden: ReadonlySet<string> = new Set([
  'expires',
  'max-age',
  'path',
  'domain',
  'secure',
  'httponly',
  'samesite',
])

// RFC 6265, section 4.1.1: a token; and the allowed octets of a value.
const nameForm = /^[\w!#$%&'*.^`|~+-]+$/
const valueForm = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/

const DAY = 86_400

/** Seconds of each unit; a month has 30 days, a year 365. */
const units: Readonly<Record<string, number>> = { y: 365 * DAY, m: 30 * DAY, d: DAY, h: 3600, min: 60, s: 1 }

/** Maximum bytes of a cookie with its attributes in browsers. */
export const maxBytes = 4095

/** Seconds of an expiry such as `6m` or `30min` (requirement cookies/expiry). Throws for anything else. */
export function expirySeconds(expires: string): number {
  const [, amount, unit] = /^(\d{1,6})(y|m|d|h|min|s)$/.exec(expires) ?? []
  if (!amount || !unit) throw new RangeError(`not an expiry: ${expires}`)
  return Number(amount) * units[unit]!
}

/**
 * A `Set-Cookie` header for the whole site. Throws for an invalid name or value, and for a cookie that browsers would drop: callers
 * check values from outside first.
 */
export function writeCookie(name: string, value: string, options: CookieOptions): string {
  const { secure, expires = '30d', sameSite = 'Strict' } = options
  if (!nameForm.test(name) || forbidden.has(name.toLowerCase())) throw new RangeError(`not a name: ${name}`)
  if (!valueForm.test(value)) throw new RangeError(`not a value of ${name}`)
  const life = expires === 'session' ? '' : `; Max-Age=${expirySeconds(expires)}`
  const cookie = `${name}=${value}${life}; Path=/; SameSite=${sameSite}${secure ? '; Secure' : ''}`
  if (cookie.length > maxBytes) throw new RangeError(`${name} is too long`)
  return cookie
}

/** Whether a text is a valid cookie name. */
export const isCookieName = (name: string): boolean => nameForm.test(name)

interface CookieRemoval {
  readonly secure: boolean
  /** The domain that the cookie was set for; without it the cookie of this very host is deleted. */
  readonly domain?: string
}

/** A `Set-Cookie` header that deletes a cookie (RFC 6265, section 4.1.2): only that of the same domain is deleted. */
export const removeCookie = (name: string, { secure, domain }: CookieRemoval): string =>
  `${name}=; Max-Age=0; Path=/${domain ? `; Domain=${domain}` : ''}; SameSite=Lax${secure ? '; Secure' : ''}`

/**
 * The name of a cookie that only this host sets. Over https browsers accept it from this host alone, so that neither a subdomain nor
 * plain http can plant one (RFC 6265bis, section 4.1.3.2).
 */
export const hostCookie = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name)

/** The value of a cookie, where the request has one of that form. */
export function readCookie(header: string | null, name: string, form: RegExp): string | undefined {
  if (!header?.includes(`${name}=`)) return undefined
  const value = parse(header, name)[name]
  return value && form.test(value) ? value : undefined
}
