import type * as v from 'valibot'
import type { Stories } from '../content/stories.ts'
import type { LinkRules } from '../page/links.ts'
import type { RedirectEntry } from '../routing/redirect-entry.ts'

/** What an embedded answer is made from. */
export interface EmbeddedPorts {
  readonly stories: Stories
  readonly links: LinkRules
  readonly defaultLanguage: string
  /** Entries of a datasource: name -> value. */
  readonly datasource: (slug: string) => Promise<Readonly<Record<string, string>>>
  /** Where a path leads to, for a unit. */
  readonly redirect: (unit: string, path: string) => Promise<RedirectEntry | undefined>
  readonly now: number
}

/** An answer, and until when it may be served: nothing is served past it. */
export interface EmbeddedAnswer<A> {
  readonly answer: A
  readonly validUntil?: number
}

/**
 * A call of the platform (platform specification, section 7): one file each in `calls/`. With an upstream it is
 * forwarded; without one it is answered from stories, so that editors maintain it.
 */
export interface PlatformCall<Q = Readonly<Record<string, string>>, A = unknown> {
  /** Path below `/api/proxy/index/`; `:unit` is filled from the query's `unit`. */
  readonly path: string
  readonly query: v.GenericSchema<unknown, Q>
  readonly answer: v.GenericSchema<unknown, A>
  readonly embedded: (query: Q, ports: EmbeddedPorts) => Promise<EmbeddedAnswer<A>>
  /** Milliseconds. */
  readonly deadline: number
  /** What stands for the answer when the call fails and there is no good copy. */
  readonly fallback: A
}

/** Keeps the types of a call's parts together. */
export const platformCall = <Q, A>(call: PlatformCall<Q, A>): PlatformCall<Q, A> => call
