/** The facts of a request that decide whether its answer may be listed. */
export interface RobotsQuestion {
  /** Path of the requested address. */
  readonly path: string
  /** Query without `?`. */
  readonly query: string
  /** The answer shows a draft, or is made for an operator who uses the inspector. */
  readonly draft?: boolean | undefined
  /** An experiment rewrote the address before it came here. */
  readonly isRewritten?: boolean | undefined
}

// Each parameter shows a page in another way than visitors see it.
const technical = /^(?:testing|variantId|_link|_storyblok.*)$/

const isUnderscored = (path: string) => path === '/_' || path.startsWith('/_/')

/**
 * The value of `x-robots-tag` for a request, beside the page's own robots tag: drafts, previews, tests, experiment variants
 * and rewritten addresses must not be listed. It is a header, so that all of them share one cached page. Undefined for all other requests.
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
