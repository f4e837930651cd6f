/** What of a request decides whether its answer may be listed. */
export interface RobotsQuestion {
  /** Path of the address as it was asked for. */
  readonly path: string
  /** Query without `?`. */
  readonly query: string
  /** The answer shows what only editors may see, or is made for somebody who looks behind the page. */
  readonly draft?: boolean | undefined
  /** An experiment rewrote the address before it came here. */
  readonly isRewritten?: boolean | undefined
}

// Each shows a page in another way than its visitors see it.
const technical = /^(?:testing|variantId|_link|_storyblok.*)$/

const isUnderscored = (path: string) => path === '/_' || path.startsWith('/_/')

/**
 * The value of `x-robots-tag` for a request, beside what the page says of itself: drafts, previews, tests, experiment variants
 * and what was rewritten are not for finding. A header, so that one rendering serves them all. Undefined for all other requests.
 */
export function robotsOf({
  path,
  query,
  draft = false,
  isRewritten = false,
}: RobotsQuestion): 'noindex' | undefined {
  const hidden =
    draft ||
    isRewritten ||
    isUnderscored(path) ||
    (query !== '' && [...new URLSearchParams(query).keys()].some(key => technical.test(key)))
  return hidden ? 'noindex' : undefined
}
