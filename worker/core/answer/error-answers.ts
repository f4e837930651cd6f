import { type FactName, withFacts } from '../base/caching/facts.ts'
import type { PageStore } from '../page/render/page-store.ts'
import { robotsOf } from '../page/seo/robots.ts'
import type { Visitor } from '../request/visitor/visitor.ts'
import { type CachedAnswer, createAnswerCache } from './answer-cache.ts'

/** All facts of a request that the page of an error may depend on. */
export interface ErrorFacts extends Visitor {
  /** HTTP status of the answer. */
  readonly status: number
  /** Message of the error. */
  readonly message: string
  readonly language: string
  /** Value of `x-robots-tag`. */
  readonly robots: string | undefined
}

/** The facts of a request and its error; the visitor's facts are read on first access. */
export const errorFactsOf = (
  visitor: Visitor,
  own: Pick<ErrorFacts, 'status' | 'message' | 'language'>,
): ErrorFacts =>
  withFacts(visitor, {
    ...own,
    get robots() {
      return robotsOf(visitor)
    },
  })

const max = 1000

/** Every page of an error depends on these. */
const first = ['site', 'status', 'language'] as const

/**
 * Answers with an error page, found by the facts that were read to make it. Strangers invent the paths at which it is shown, so a page that
 * shows its path, or with a block that read it, is not cached.
 */
export function createErrorAnswers(store: Pick<PageStore, 'use'>) {
  const answers = createAnswerCache<ErrorFacts>(store, { first, max })
  return {
    find: answers.find,
    keep(facts: ErrorFacts, seen: ReadonlySet<FactName>, answer: CachedAnswer): void {
      if (!seen.has('path')) answers.keep(facts, seen, answer)
    },
  }
}

export type ErrorAnswers = ReturnType<typeof createErrorAnswers>
