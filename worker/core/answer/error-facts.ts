import { withFacts } from '../base/caching/facts.ts'
import { robotsOf } from '../page/seo/robots.ts'
import type { Visitor } from '../request/visitor/visitor.ts'

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
