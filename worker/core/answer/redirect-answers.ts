import type { FactName } from '../base/caching/facts.ts'
import { createObservedCache } from '../base/caching/observed-cache.ts'
import type { Validity } from '../base/caching/validity.ts'
import { type ContentMark, isSameContent } from '../content/version/version-watch.ts'
import { answerFacts } from '../request/guard-answer.ts'
import type { Visitor } from '../request/visitor/visitor.ts'
import type { AnswerQuestion } from './answer-cache.ts'
import type { CachedReply, SentHead } from './send-bytes.ts'

interface CachedRedirect {
  readonly head: SentHead
  /** The content that was known when the redirect was found. */
  readonly state: ContentMark
  /** Until when no other redirect is known. */
  readonly validity: Validity
}

/** Maximum cached redirects. Strangers choose queries, so redirects have a cache of their own and never evict pages. */
const max = 1_000

/** Every redirect depends on these facts, so the decision tree checks them first. */
const first = ['site', 'path', 'hasTechnicalQuery'] as const

/**
 * Redirects that can be sent without a look-up. Each is found by exactly the facts of the request that were read to find it; it is valid as long as
 * the table of redirects is fresh and no other content is known.
 */
export function createRedirectAnswers() {
  const redirects = createObservedCache<Visitor, CachedRedirect & Pick<CachedReply, 'facts'>>({ max })
  return {
    /** The reply to a request with these facts, without any other work. */
    find(visitor: Visitor, { now, state }: AnswerQuestion): CachedReply | undefined {
      const found = redirects.find(visitor)
      const isValid = found && isSameContent(state, found.state) && now < found.validity.until
      if (!isValid) return undefined
      return { send: () => new Response(null, found.head), facts: found.facts }
    },
    keep(visitor: Visitor, seen: ReadonlySet<FactName>, redirect: CachedRedirect): void {
      redirects.keep(visitor, new Set([...first, ...seen]), {
        ...redirect,
        facts: answerFacts(redirect.head.headers),
      })
    },
  }
}

export type RedirectAnswers = ReturnType<typeof createRedirectAnswers>
