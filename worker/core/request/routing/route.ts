import type { SiteError } from '../../../errors.ts'
import type { Validity } from '../../base/caching/validity.ts'
import type { Site } from '../site/site.ts'

/**
 * An address while the rules are applied to it. `path` always begins with a slash. The query is read only where it decides the answer, so
 * that a cached page is found whatever the query is.
 */
export interface Address {
  readonly path: string
  /** Query without `?`; unchanged, with repeated keys. */
  readonly query: string
}

export type RedirectStatus = 301 | 302 | 307 | 308

/** The result of a rule: another address, and how permanent the change is. */
export interface RuleOutcome {
  readonly address: Address
  readonly status: RedirectStatus
}

/** A routing rule: pure; undefined when it does not change the address. */
export type RoutingRule = (address: Address, site: Site) => RuleOutcome | undefined

/** The address requests a story. */
export interface PageRoute {
  readonly kind: 'page'
  /** The requested address after the rules; its path is percent-encoded. */
  readonly address: Address
  readonly slug: string
  readonly language: string
  /** The address began with `/_/`: the page is shown, but not to search engines. */
  readonly rewritten: boolean
}

export interface RedirectRoute {
  readonly kind: 'redirect'
  /** Path and query on this host, or an absolute address where content names another host. */
  readonly location: string
  readonly status: RedirectStatus
  /** Only the rules decided: no content can change the answer. If undefined, the next answer may differ. */
  readonly isFixed?: true
  /** Until when the redirect is known to be valid; undefined where that is not known. */
  readonly validity?: Validity
}

export interface ErrorRoute {
  readonly kind: 'error'
  readonly error: SiteError
  readonly language: string
}

/** The route of a request: a page, a redirect or an error. */
export type Route = PageRoute | RedirectRoute | ErrorRoute
