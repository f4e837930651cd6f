import type * as v from 'valibot'
import type { Read } from '../content/cache/resource.ts'
import type { Stories } from '../content/stories/stories.ts'
import type { RedirectEntry } from '../request/routing/redirect-entry.ts'
import type { LinkRules } from '../request/site/links.ts'
import type { ExchangeRates } from './exchange-rates.ts'
import type { Results, SearchQuestion } from './search.ts'
import type { SiteLibrary } from './site-library.ts'

/** Inputs of an embedded answer. */
export interface EmbeddedDependencies {
  readonly stories: Stories
  /** The lists of the pages of the unit's site. */
  readonly library: SiteLibrary
  /** The results of the search of the unit's site. Rejects where there is no index. */
  readonly search: (question: Omit<SearchQuestion, 'settings'>) => Promise<Results>
  readonly links: LinkRules
  readonly defaultLanguage: string
  /** Time zone of the unit. */
  readonly timeZone: string
  /** The rates of the last working day. */
  readonly rates: () => Promise<ExchangeRates>
  /** The redirect of a path, for a unit. */
  readonly redirect: (unit: string, path: string) => Promise<RedirectEntry | undefined>
  readonly now: number
  /** Whether the call is made for a page, rather than for a client over HTTP. */
  readonly isForPage: boolean
}

/** An answer, and until when it may be served. */
export interface EmbeddedAnswer<A> {
  readonly answer: A
  readonly validUntil?: number | undefined
}

/** An answer as pages get it, or the call's fallback. */
export interface PlatformAnswer<A> extends Omit<Read<A>, 'anchor'> {
  /** The call failed. */
  readonly fallback: boolean
  /** The upstream, or the embedded call, works and refused the question, because there is no such thing: the fallback is returned for a while. */
  readonly refused?: boolean
  /** The answer is not cached: it was the first of its question, or is made anew each time. */
  readonly isForOnce?: boolean
}

/** The parts from which an answer is composed where a platform lacks its call. */
export interface Composing<A> {
  /** The answer made from content. */
  readonly fromContent: () => Promise<PlatformAnswer<A>>
  /** Another call, as a page makes it. */
  readonly callPlatform: <Q extends object, B>(
    name: string,
    call: PlatformCall<Q, B>,
    input: unknown,
    how: { readonly isLate: boolean },
  ) => Promise<PlatformAnswer<B>>
}

/** Milliseconds that a page waits for data that decides a price. */
export const PRICE_DEADLINE = 1_000

/** The service that a call is forwarded to (requirement platform-calls/forwarded). */
export type Service = 'platform' | 'suggestions'

/**
 * A call of the platform (requirement platform-calls/list): one file each in `calls/`. With an upstream it is
 * forwarded; without one it is answered from stories, so that editors maintain it.
 */
export interface PlatformCall<Q = Readonly<Record<string, string>>, A = unknown> {
  /** Default: the platform. */
  readonly service?: Service
  /** Default: GET. A POST is neither repeated nor cached. */
  readonly method?: 'POST'
  /** Path below that of the service; `:name` is filled from the query, and may be left out where it ends in `?`. */
  readonly path: string
  /** The parameters of a GET, those of its path included; other parameters are not passed on. The JSON body of a POST. */
  readonly query: v.GenericSchema<unknown, Q>
  readonly answer: v.GenericSchema<unknown, A>
  /** Resolves with undefined where the question is refused. */
  readonly embedded: (query: Q, dependencies: EmbeddedDependencies) => Promise<EmbeddedAnswer<A> | undefined>
  /**
   * The contract of platforms lacks this call: it is forwarded where the configuration says so (requirement platform-calls/own), and otherwise
   * answered here.
   */
  readonly isOwn?: true
  /** The answer itself marks its texts in other languages; the texts of other calls are compared with those of the site's own language. */
  readonly tellsLanguages?: true
  /**
   * Composes the answer for a page from the platform's calls, where a platform is configured that lacks this call; default: from content. `input`
   * contains all parameters of the page.
   */
  readonly compose?: (
    input: Readonly<Record<string, unknown>>,
    composing: Composing<A>,
  ) => Promise<PlatformAnswer<A>>
  /** Milliseconds for all of the call, a second try included. */
  readonly deadline: number
  /** The answer when the call fails and there is no good copy. */
  readonly fallback: A
  /**
   * Over HTTP a failed call is answered with 503 instead of its fallback: an empty list would mean that there are no entries (requirement
   * platform-calls/lists-that-fail).
   */
  readonly isList?: boolean
  /**
   * Default: an answer is served until its validity ends, and never after it. `lasting`: the last good answer also stands in while the call fails.
   * `priced`: the answer decides a price, so a page waits for a new one as long as the call's deadline; if that fails or is late, the last good
   * answer stands in until it ends (`endOf`), at most for an hour. `repeated`: visitors make up the question, so its answer is cached from the
   * second time on (`repeated-answers.ts`).
   */
  readonly keeping?: 'lasting' | 'priced' | 'repeated'
  /** The time (epoch milliseconds) at which an upstream's answer ends, if the answer names one. */
  readonly endOf?: (answer: unknown) => number | undefined
}

/** Keeps the types of a call's parts together. */
export const platformCall = <Q, A>(call: PlatformCall<Q, A>): PlatformCall<Q, A> => call
