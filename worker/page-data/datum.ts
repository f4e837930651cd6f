import type { Datum } from '../page/facts.ts'

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
