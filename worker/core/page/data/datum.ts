import { expired, type Validity, validWith } from '../../base/caching/validity.ts'
import type { Freshness } from '../../content/cache/resource.ts'

/** Deferred data: pending or settled. A fragment made from a fallback (call failed, too late) is not cached. */
export type Datum<T> =
  | { readonly state: 'pending'; readonly settled: Promise<unknown> }
  | ({ readonly state: 'ready' } & Settled<T>)

/** The result of a deferred call. */
export interface Settled<T> {
  readonly value: T
  readonly revision: string
  readonly fallback: boolean
  /** The answer is not cached, so neither are fragments made with it. */
  readonly isForOnce?: boolean
  /** On a translated page, the same value in the site's own language: equal texts are not translated. */
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

/** The answer for a fact: its value, and the text that identifies it in the key of a fragment. */
export interface Reading<T = unknown> {
  readonly value: T
  readonly key: string
  readonly fallback?: boolean
  /** On a translated page, texts of the value that are in the site's own language. */
  readonly foreign?: ReadonlySet<string>
}

/** Until when a part of a page is fresh. */
export interface Fresh {
  readonly validity: Validity
  readonly fallback?: boolean
}

/** The worst of these. */
export const worst = (...all: readonly Freshness[]): Freshness =>
  (['miss', 'stale', 'hit'] as const).find(freshness => all.includes(freshness)) ?? 'hit'

/** Until when all of these are fresh; over when one is a fallback. */
export async function validityOfAll(
  answers: readonly Promise<Fresh>[],
  others: readonly Fresh[],
): Promise<Validity> {
  const parts = [...(await Promise.all(answers)), ...others]
  return parts.some(({ fallback }) => fallback)
    ? expired
    : validWith(...parts.map(({ validity }) => validity))
}
