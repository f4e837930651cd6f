import type { FactName } from '../base/caching/facts.ts'
import { createObservedCache } from '../base/caching/observed-cache.ts'
import type { Validity } from '../base/caching/validity.ts'
import { type ContentMark, isSameContent } from '../content/version/version-watch.ts'
import type { PageStore, StoredPage } from '../page/render/page-store.ts'
import { type AnswerFacts, answerFacts } from '../request/guard-answer.ts'
import { noExperiments, type Visitor } from '../request/visitor/visitor.ts'
import type { ErrorFacts } from './error-facts.ts'
import { type CachedReply, type SentHead, type StoredHead, sendStored } from './send-bytes.ts'

/** An answer that is valid for all requests with the same facts, and its other dependencies. */
export interface CachedAnswer {
  readonly page: StoredPage
  readonly head: StoredHead
  /** The content that was known when the answer was made. */
  readonly state: ContentMark
  /** Until when the answer is valid: the earliest end of its page data, redirects and time-limited content. */
  readonly validity: Validity
  /** Id of the page's story. */
  readonly storyId: number
}

interface KnownHead extends StoredHead {
  readonly facts: AnswerFacts
}

interface KnownAnswer extends CachedAnswer {
  readonly head: KnownHead
}

interface AnswerQuestion {
  /** Epoch milliseconds. */
  readonly now: number
  readonly state: ContentMark
}

/** An entry takes some hundred bytes: several entries share the bytes of a page, which are in the page store, and its headers. */
const maxAnswers = 20_000
/** Answers that depend on a query, which strangers can write any number of. */
const maxAddressed = 500
/** Maximum characters of path and query of a cached answer; a longer one is made each time. */
const maxAddress = 1_024

/** Every page depends on these facts, so the decision tree checks them first. */
const firstOfPages = ['site', 'path', 'hasTechnicalQuery'] as const

interface AnswerCacheOptions {
  /** Facts that all answers depend on. */
  readonly first?: readonly FactName[]
  readonly max?: number
}

/**
 * Answers that can be sent unchanged. An answer is found by exactly the facts of the request that were read to make it; it is valid until the first
 * of its parts is stale, and as long as no other content is known. Answers that depend on a query have a separate bound, so that they evict only each
 * other.
 */
export function createAnswerCache<F extends Visitor = Visitor>(
  store: Pick<PageStore, 'use'>,
  { first = firstOfPages, max = maxAnswers }: AnswerCacheOptions = {},
) {
  const answers = createObservedCache<F, KnownAnswer>({ max })
  const addressed = createObservedCache<F, KnownAnswer>({ max: maxAddressed })
  const headsOfPages = new WeakMap<StoredPage, Map<string, KnownHead>>()

  /** Shares one head object between answers with a page that have the same headers: header objects take kilobytes. */
  function sharedHead({ page, head }: CachedAnswer): KnownHead {
    const heads = headsOfPages.get(page) ?? new Map<string, KnownHead>()
    headsOfPages.set(page, heads)
    const text = JSON.stringify([head.plain.status, ...head.plain.headers])
    const shared = heads.get(text) ?? { ...head, facts: answerFacts(head.plain.headers) }
    heads.set(text, shared)
    return shared
  }

  /** The cached answer for these facts, if `isWanted` accepts it. */
  function found(visitor: F, isWanted: (answer: KnownAnswer) => boolean): KnownAnswer | undefined {
    const general = answers.find(visitor)
    if (general && isWanted(general)) return general
    const other = addressed.find(visitor)
    return other && isWanted(other) ? other : undefined
  }

  /** The reply with a stored page; undefined when the store has dropped the page. */
  function replyOf({ page, head }: KnownAnswer): CachedReply | undefined {
    const { brotli, length } = page
    if (!brotli) return undefined
    store.use(page)
    return { send: http => sendStored({ ...head, brotli, length }, http), facts: head.facts }
  }

  return {
    /** The reply to a request with these facts, without any other work. */
    find(visitor: F, { now, state }: AnswerQuestion) {
      const answer = found(visitor, one => isSameContent(state, one.state) && now < one.validity.until)
      return answer && replyOf(answer)
    },
    /** The same page of the same story as it was last sent, for when the newest version cannot be put together. */
    lastGood(visitor: F, storyId: number) {
      const answer = found(visitor, one => one.storyId === storyId)
      return answer && replyOf(answer)
    },
    /**
     * Caches an answer; `seen` are the facts that were read to make it. Leaves out answers that depend on the visitor's own experiment state: no
     * other request has that state, and entries that are never found would evict the others.
     */
    keep(visitor: F, seen: ReadonlySet<FactName>, answer: CachedAnswer): void {
      if (seen.has('experiments') && visitor.experiments !== noExperiments) return
      const isAddressed = seen.has('query') && visitor.query !== ''
      if (isAddressed && visitor.path.length + visitor.query.length > maxAddress) return
      const cache = isAddressed ? addressed : answers
      cache.keep(visitor, new Set([...first, ...seen]), { ...answer, head: sharedHead(answer) })
    },
  }
}

export type AnswerCache = ReturnType<typeof createAnswerCache>

/** Maximum cached answers with an error page. */
const maxErrors = 1000

/** Every page of an error depends on these. */
const firstOfErrors = ['site', 'status', 'language'] as const

/**
 * Answers with an error page, found by the facts that were read to make it. Strangers invent the paths at which it is shown, so a page that
 * shows its path, or with a block that read it, is not cached.
 */
export function createErrorAnswers(store: Pick<PageStore, 'use'>) {
  const answers = createAnswerCache<ErrorFacts>(store, { first: firstOfErrors, max: maxErrors })
  return {
    find: answers.find,
    keep(facts: ErrorFacts, seen: ReadonlySet<FactName>, answer: CachedAnswer): void {
      if (!seen.has('path')) answers.keep(facts, seen, answer)
    },
  }
}

export type ErrorAnswers = ReturnType<typeof createErrorAnswers>

interface CachedRedirect {
  readonly head: SentHead
  /** The content that was known when the redirect was found. */
  readonly state: ContentMark
  /** Until when no other redirect is known. */
  readonly validity: Validity
}

/** Maximum cached redirects. Strangers choose queries, so redirects have a cache of their own and never evict pages. */
const maxRedirects = 1_000

/** Every redirect depends on these facts, so the decision tree checks them first. */
const firstOfRedirects = ['site', 'path', 'hasTechnicalQuery'] as const

/**
 * Redirects that can be sent without a look-up. Each is found by exactly the facts of the request that were read to find it; it is valid as long as
 * the table of redirects is fresh and no other content is known.
 */
export function createRedirectAnswers() {
  const redirects = createObservedCache<Visitor, CachedRedirect & Pick<CachedReply, 'facts'>>({
    max: maxRedirects,
  })
  return {
    /** The reply to a request with these facts, without any other work. */
    find(visitor: Visitor, { now, state }: AnswerQuestion): CachedReply | undefined {
      const found = redirects.find(visitor)
      const isValid = found && isSameContent(state, found.state) && now < found.validity.until
      if (!isValid) return undefined
      return { send: () => new Response(null, found.head), facts: found.facts }
    },
    keep(visitor: Visitor, seen: ReadonlySet<FactName>, redirect: CachedRedirect): void {
      redirects.keep(visitor, new Set([...firstOfRedirects, ...seen]), {
        ...redirect,
        facts: answerFacts(redirect.head.headers),
      })
    },
  }
}

export type RedirectAnswers = ReturnType<typeof createRedirectAnswers>
