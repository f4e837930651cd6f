import { keysOf } from '../../request/site/query.ts'

/** The facts of a request that decide whether its answer may be listed. */
export interface RobotsQuestion {
  /** Path of the requested address. */
  readonly path: string
  /** Whether the query has a parameter that controls the site itself. Only then the query is read. */
  readonly hasTechnicalQuery: boolean
  /** Query without `?`. */
  readonly query: string
  /** An experiment rewrote the address before it came here. */
  readonly isRewritten: boolean
}

// Each of these parameters shows a page that visitors do not see.
const otherwise = /^(?:testing|variantId|_link|_storyblok.*)$/

const isUnderscored = (path: string) => path === '/_' || path.startsWith('/_/')

/**
 * The value of `x-robots-tag` for a request, beside the page's own robots tag: previews, tests, experiment variants and rewritten
 * addresses must not be listed. It is a header, so that all of them share one cached page. Undefined for all other requests.
 */
export function robotsOf(question: RobotsQuestion): 'noindex' | undefined {
  const hidden =
    isUnderscored(question.path) ||
    question.isRewritten ||
    (question.hasTechnicalQuery && keysOf(question.query).some(([key]) => otherwise.test(key)))
  return hidden ? 'noindex' : undefined
}
