import type { Validity } from '../../base/caching/validity.ts'

export type Freshness = 'hit' | 'miss' | 'stale'

/** The value of a resource, and how fresh it is. */
export interface Read<T> {
  readonly value: T
  readonly revision: string
  readonly anchor: object
  readonly freshness: Freshness
  /** Until when the value counts as fresh; over for a stale value. */
  readonly validity: Validity
}

/** The parts of a request that the reader needs. */
export interface ReadOptions {
  readonly waitUntil: (promise: Promise<unknown>) => void
  /** Milliseconds that this read may take. */
  readonly deadline: number
  /** Milliseconds to wait for a new version where there is an old one. */
  readonly patience?: number
  /** The source is known to be out of reach: only memory and KV are read. */
  readonly copiesOnly?: boolean
}
