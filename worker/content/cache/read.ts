export type Freshness = 'hit' | 'miss' | 'stale'

/** What a reader gives of a resource. */
export interface Read<T> {
  readonly value: T
  readonly revision: string
  readonly anchor: object
  readonly freshness: Freshness
  /** Epoch milliseconds until which it counts as fresh; in the past for what is stale. */
  readonly freshUntil: number
}

/** What of a request the reader needs: work may go on after the answer. */
export interface ReadOptions {
  readonly waitUntil: (promise: Promise<unknown>) => void
  /** Milliseconds that this read may take. */
  readonly deadline: number
  /** Milliseconds to wait for a new version where there is an old one. */
  readonly patience?: number
  /** The source is known to be out of reach: what is held or kept has to do, and nobody is asked. */
  readonly copiesOnly?: boolean
}
