/** Deferred data: pending or settled. A fragment made of a fallback (call failed, too late) is not cached. */
export type Datum<T> =
  | { readonly state: 'pending'; readonly settled: Promise<unknown> }
  | ({ readonly state: 'ready' } & Settled<T>)

/** The result of a deferred call. */
export interface Settled<T> {
  readonly value: T
  readonly revision: string
  readonly fallback: boolean
  /** It is not cached: no fragment is kept with it. */
  readonly isForOnce?: boolean
  /** The same in the site's own language, for a page in another one: texts that equal it are not translated. */
  readonly original?: T | undefined
}

/** A datum that fills itself: pending until the promise settles. The promise must not reject. */
export function deferredDatum<T>(promise: Promise<Settled<T>>): () => Datum<T> {
  let datum: Datum<T> | undefined
  const settled = promise.then(({ value, revision, fallback, isForOnce = false, original }) => {
    datum = { state: 'ready', value, revision, fallback: fallback || isForOnce, original }
  })
  return () => datum ?? { state: 'pending', settled }
}

/** One answer to a question for a fact: the value, and the text that stands for it in the key of a fragment. */
export interface Reading<T = unknown> {
  readonly value: T
  readonly key: string
  readonly fallback?: boolean
  /** Texts of the value that are in the site's own language on a page in another one. */
  readonly foreign?: ReadonlySet<string>
}
