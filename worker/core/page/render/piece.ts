import type { Recording } from '../dependency-tracker.ts'
import type { CacheHandle } from '../model.ts'

/** The HTML of a piece, and the facts that were read to write it. */
export interface Written {
  readonly html: string
  readonly recording: Recording
}

/** One part of the document: a top-level block, a section of the document, the inspector. */
export interface Piece {
  /** The handle that its fragments are cached by; undefined for a part that is written for each request. */
  readonly source: CacheHandle | undefined
  /**
   * Writes the piece synchronously. Throws `Pending` while a fact is not loaded yet; undefined for a piece that is
   * never written synchronously.
   */
  readonly write: (() => Written) | undefined
  /** Writes it when the facts that it waited for are there. Rejects with `Pending` when another one is not. */
  readonly writeLate: () => Promise<Written>
  /** Makes the replacement when it failed. Throws the error where the page cannot do without it. */
  readonly replace: (error: unknown) => Written
}
