declare const published: unique symbol

/**
 * An object on which fragments may be cached. Only published content is one: a draft has no such handle, so that code
 * that caches it does not compile.
 */
export type CacheHandle = object & { readonly [published]: true }

/** Marks frozen published content (or a constant of the bundle). */
export const cacheHandle = (content: object): CacheHandle => content as CacheHandle
