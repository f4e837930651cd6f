import type { SiteError } from '../errors.ts'
import type { Site } from '../visitor/site.ts'

/** An address on its way through the rules. `path` always begins with a slash. */
export interface Address {
  readonly path: string
  /** Query without `?`; kept to the letter, repeated keys included. */
  readonly query: string
}

/** What a rule makes of an address: another one, and how permanently. */
export interface RuleOutcome {
  readonly address: Address
  readonly status: 301 | 302 | 308
}

/** A routing rule: pure; undefined when it has nothing to say. */
export type RoutingRule = (address: Address, site: Site) => RuleOutcome | undefined

/** Where a request goes. */
export type Route =
  | {
      readonly kind: 'page'
      readonly path: string
      readonly slug: string
      readonly language: string
      readonly query: string
    }
  | { readonly kind: 'redirect'; readonly location: string; readonly status: 301 | 302 | 308 }
  | { readonly kind: 'error'; readonly error: SiteError; readonly language: string }
