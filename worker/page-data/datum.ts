/** Deferred data: not there yet, or there. A fallback (call failed, too late) makes a rendering that is not kept. */
export type Datum<T> =
  | { readonly state: 'pending'; readonly settled: Promise<unknown> }
  | { readonly state: 'ready'; readonly value: T; readonly revision: string; readonly fallback: boolean }

/** What a deferred call gives when it has settled. */
export interface Settled<T> {
  readonly value: T
  readonly revision: string
  readonly fallback: boolean
}

/** A datum that fills itself: pending until the promise settles. The promise must not reject. */
export function deferredDatum<T>(promise: Promise<Settled<T>>): () => Datum<T> {
  let datum: Datum<T> | undefined
  const settled = promise.then(({ value, revision, fallback }) => {
    datum = { state: 'ready', value, revision, fallback }
  })
  return () => datum ?? { state: 'pending', settled }
}
