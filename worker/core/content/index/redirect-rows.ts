import type { RedirectRow } from '../../request/routing/redirect-row.ts'

/** An entry with its row, by which it is found. */
export interface StoredRedirect extends RedirectRow {
  readonly id: number
  readonly name: string
  readonly value: string
  /** Order among the entries of one page of the list that redirect the same path on some site: the lowest one wins. 0 if there is no other. */
  readonly place: number
}

/** A page of the list of entries to read, and the reading that it belongs to. */
export interface RedirectStep {
  readonly started: number
  readonly page: number
}

/** The next step of the filler: a page of the list to read, or `untold`: instances have yet to learn that rows changed; undefined when it is done. */
export type NextRedirects = RedirectStep | 'untold' | undefined

/**
 * The redirects of editors as rows. Their list is read in chunks: a reading that is cut off continues with its current page, and unchanged rows are
 * not written. Each method rejects where the database fails.
 */
export interface RedirectRows {
  /** Says that the list is to be read again. */
  open(): Promise<void>
  /** The next step. For a space whose list was never read, this is its first page. */
  next(): Promise<NextRedirects>
  /** Writes the rows of a page, unless another reading has moved on meanwhile; after the last page, deletes rows that are no longer listed. */
  write(step: RedirectStep, rows: readonly StoredRedirect[], isLast: boolean): Promise<void>
  /** Notes that instances were told. */
  told(): Promise<void>
}
