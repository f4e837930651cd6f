import { parse } from 'hono/utils/cookie'
import type { Environment } from '../env.ts'
import type { Site } from './site.ts'

/** What a request says of its visitor; nothing else of it changes what a page says. */
export interface Visitor {
  /** ISO 3166-1 alpha-2, upper case, or `unknown`. */
  readonly country: string
  readonly usergroup: 'new' | 'returning' | 'lead' | 'bob' | 'app'
  /** Id of the campaign whose banner was closed during this visit. */
  readonly closedBanner: string | undefined
  /** The language the visitor chose; it counts where addresses have none. */
  readonly chosenLanguage: string | undefined
}

// Cloudflare's codes for "not known" and for Tor exits (decisions, campaign and geo).
const notCountries: ReadonlySet<string> = new Set(['XX', 'T1'])

/** The viewer's country from the configured header. */
export function viewerCountry(header: string | null): string {
  const code = header?.trim().toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(code) && !notCountries.has(code) ? code : 'unknown'
}

const bannerId = /^[\w-]{1,64}$/

const languageCode = /^[a-z]{2}$/

/** A cookie's value where it has the expected form. */
function cookieOf(cookies: string | null, name: string, form: RegExp): string | undefined {
  if (!cookies?.includes(`${name}=`)) return undefined
  const value = parse(cookies, name)[name]
  return value && form.test(value) ? value : undefined
}

/** Reads the request's headers once. Malformed ones are ignored. */
export function readVisitor(headers: Headers, environment: Environment, site: Site): Visitor {
  const cookies = headers.get('cookie')
  return {
    // Prices of this unit are always in pounds (platform specification, section 9).
    country: site.unit === 'libf' ? 'GB' : viewerCountry(headers.get(environment.VIEWER_COUNTRY_HEADER)),
    usergroup: 'new',
    closedBanner: cookieOf(cookies, 'closed_banner', bannerId),
    chosenLanguage: cookieOf(cookies, 'locale', languageCode),
  }
}
