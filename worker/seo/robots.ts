/** What of a request decides whether its answer may be listed. */
export interface RobotsQuestion {
  /** Path of the address as it was asked for. */
  readonly path: string
  /** Query without `?`. */
  readonly query: string
  /** An experiment in front of the worker chose another page than the address names (contract, request headers). */
  readonly rewritten?: boolean
  /** The answer shows what only editors may see. */
  readonly draft?: boolean
}

// Each shows a page in another way than its visitors see it.
const technical = /^(?:testing|variantId|_link|_storyblok.*)$/

const isRewritten = (path: string) => path === '/_' || path.startsWith('/_/')

/**
 * The value of `x-robots-tag` for a request, beside what the page says of itself: drafts, previews, tests, experiment variants
 * and what was rewritten are not for finding. A header, so that one rendering serves them all. Undefined for all other requests.
 */
export function robotsOf({
  path,
  query,
  rewritten = false,
  draft = false,
}: RobotsQuestion): 'noindex' | undefined {
  const hidden =
    draft ||
    rewritten ||
    isRewritten(path) ||
    (query !== '' && [...new URLSearchParams(query).keys()].some(key => technical.test(key)))
  return hidden ? 'noindex' : undefined
}
