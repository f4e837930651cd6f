import type { SiteError } from '../../../errors.ts'
import type { Validity } from '../../base/caching/validity.ts'
import type { Site } from '../site/site.ts'

/**
 * An address on its way through the rules. `path` always begins with a slash. The query is read only where it decides the answer: a cached
 * page is then found whatever the query is.
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

/** A story is asked for. */
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
  /** Path and query on this host, or an absolute address where content asked for another host. */
  readonly location: string
  readonly status: RedirectStatus
  /** The rules alone lead there: no content can change it. If false, the next answer may differ. */
  readonly isFixed?: true
  /** Until when it is known to lead there; undefined where that is not known. */
  readonly validity?: Validity
}

export interface ErrorRoute {
  readonly kind: 'error'
  readonly error: SiteError
  readonly language: string
}

/** Where a request goes. */
export type Route = PageRoute | RedirectRoute | ErrorRoute
