import type { CacheHandle } from '../page/cache-handle.ts'
import type { Recording } from '../page/dependency-tracker.ts'

/** The HTML of a piece, and what was read to write it. */
export interface Written {
  readonly html: string
  readonly recording: Recording
}

/** What stands in one place of the document: a top-level block, a section of the document, the inspector. */
export interface Piece {
  /** What its fragments hang on; undefined for what is written for each request. */
  readonly source: CacheHandle | undefined
  /** Writes it at once. Throws `Pending` while a fact is not there yet; undefined for what is never written at once. */
  readonly write: (() => Written) | undefined
  /** Writes it when the facts that it waited for are there. Rejects with `Pending` when another one is not. */
  readonly writeLate: () => Promise<Written>
  /** What stands in its place when it failed. Throws the error where the page cannot do without it. */
  readonly replace: (error: unknown) => Written
}
