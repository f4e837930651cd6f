declare const published: unique symbol

/**
 * An object that fragments may be cached on. Only published content is one: a draft has no such handle, so that
 * code that caches it does not compile.
 */
export type CacheHandle = object & { readonly [published]: true }

/** Marks frozen published content (or a constant of the bundle). */
export const cacheHandle = (content: object): CacheHandle => content as CacheHandle
