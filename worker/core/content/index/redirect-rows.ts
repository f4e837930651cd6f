import type { RedirectRow } from '../../request/routing/redirect-row.ts'

/** An entry with the row by which it is found. */
export interface StoredRedirect extends RedirectRow {
  readonly id: number
  readonly name: string
  readonly value: string
  /** Ascending within those entries of one page of the list that lead from the same path on some site: the first one wins. 0 where there is no other. */
  readonly place: number
}

/** A page of the list of entries that is to be read, and which reading it belongs to. */
export interface RedirectStep {
  readonly started: number
  readonly page: number
}

/** The next step of the filler: it reads this page of the list, or it tells the instances that rows have changed; undefined when it is done. */
export type NextRedirects = RedirectStep | 'untold' | undefined

/**
 * The redirects of editors as rows. Their list is read in pieces: a reading that is cut off goes on with the page that it was at, and rows of which
 * nothing changed are not written. Each method rejects where the database fails.
 */
export interface RedirectRows {
  /** Says that the list is to be read again. */
  open(): Promise<void>
  /** The next step. For a space whose list was never read, that is its first page. */
  next(): Promise<NextRedirects>
  /** Writes the rows of a page, unless another reading has gone on meanwhile; after the last page, what was not listed is dropped. */
  write(step: RedirectStep, rows: readonly StoredRedirect[], isLast: boolean): Promise<void>
  /** Notes that instances were told. */
  told(): Promise<void>
}
