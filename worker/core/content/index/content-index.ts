import type { RedirectRow } from '../../request/routing/redirect-row.ts'
import type { Addresses, AddressQuestion, FoundAddress } from './addresses.ts'

/** A published story in the lists of the whole space. */
export interface ListedStory {
  readonly uuid: string
  readonly id: number
  /** Full slug in the default language. */
  readonly slug: string
  /** When it was published, ISO 8601; empty where that is not known. */
  readonly changed: string
  /** Number of the story's addresses in a sitemap, and about how many characters they take there; 0 for a story without a page of its own. */
  readonly addresses: number
  readonly characters: number
  /** For a story with a page: the story without its blocks. */
  readonly story: unknown
}

/** An event in a language, `default` or a code. Moments are epoch milliseconds. */
export interface ListedEvent {
  readonly uuid: string
  readonly language: string
  /** Code of the unit; empty for all. */
  readonly unit: string
  readonly startsAt: number
  readonly endsAt: number
  readonly online: boolean
  /** In the form that cards show. */
  readonly location: string
  /** Uuids of the story of the venue, and of the story that the event's link points to; empty without one. */
  readonly venue: string
  readonly link: string
  readonly story: unknown
}

/** Rows that are written together, read from one version of the content. */
export interface ListingPart {
  readonly version: number
  readonly stories: readonly ListedStory[]
  /** The events among these stories, in all languages. */
  readonly events: readonly ListedEvent[]
}

export interface EventQuestion {
  /** `default` or a code. */
  readonly language: string
  readonly unit: string
  /** Events that are over by then are left out, epoch milliseconds. */
  readonly after: number
  /** The latest start of the events. */
  readonly until?: number | undefined
  readonly online?: boolean | undefined
  /** Part of the location. */
  readonly location?: string | undefined
  /** Uuid of the story of the place. */
  readonly venue?: string | undefined
  readonly limit: number
  readonly offset?: number
}

interface EventPage {
  /** Stories as the delivery API sends them, the next event first. */
  readonly stories: readonly unknown[]
  /** Number of all matching entries. */
  readonly total: number
  /** When the first of all of them ends. */
  readonly firstEnd: number | undefined
}

/** Uuids from one to another, which is not included. */
export interface UuidRange {
  readonly from: string
  readonly to: string
}

/** The size in a sitemap of the stories whose uuids begin with the same two digits. */
export interface SitemapWeight {
  readonly bucket: string
  readonly addresses: number
  readonly characters: number
  readonly changed: string
}

/**
 * The lists of a space: one row per story, and an index of its events. They are filled in chunks: a row that is missing, or older than the requested
 * version, is due. Reading methods resolve to undefined until all rows were read once. Each method rejects where the database fails.
 */
export interface Listing {
  /** Whether all rows were read once. */
  isFilled(): Promise<boolean>
  /** The next uuids after `after` whose rows have to be read; undefined where no reading was requested since `close`. */
  due(after: string, limit: number): Promise<readonly string[] | undefined>
  /** Records that the rows that were due are read, and deletes rows of removed stories. */
  close(): Promise<void>
  /** Marks rows as possibly missing; rows of an earlier version become due as well. */
  open(version: number): Promise<void>
  /** Says that the rows of these stories are due: they have moved. */
  reread(uuids: readonly string[]): Promise<void>
  /** Writes rows, except over rows of a later version. */
  note(part: ListingPart): Promise<void>
  /** Deletes the rows of removed stories, by their numbers, and their former addresses. Returns the uuids of those that had a row. */
  forget(ids: readonly number[]): Promise<readonly string[]>
  events(question: EventQuestion): Promise<EventPage | undefined>
  /** The size of the stories below a folder in a sitemap. */
  weights(folder: string): Promise<readonly SitemapWeight[] | undefined>
  /** The stories with a page below a folder, without their blocks, as the delivery API sends them. */
  pages(folder: string, range: UuidRange): Promise<readonly unknown[]>
}

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
type NextRedirects = RedirectStep | 'untold' | undefined

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

/** A former slug of a story, and its current one; both with the language's prefix, without slashes at the ends. */
interface Move {
  readonly from: string
  readonly to: string
}

/** The result of recording addresses: the moves, and the uuids of all stories whose address changed, is new or is gone. */
export interface Placement {
  readonly moves: readonly Move[]
  readonly placed: readonly string[]
}

/**
 * The index of a space: the current and former addresses of its stories. It can be rebuilt from the source, except for the moves, which
 * only the index records (requirement redirects/moved-stories). Each method rejects where the database fails.
 */
export interface ContentIndex {
  /** The lists of its stories. */
  readonly listing: Listing
  /** The redirects of editors. */
  readonly redirects: RedirectRows
  /** Everything that the index knows of an address, with one statement. */
  find(question: AddressQuestion): Promise<FoundAddress>
  /** Number of stories. */
  count(): Promise<number>
  /** The stories among these that are new or have another path in any language, by uuid. */
  placedAmong(addresses: Addresses): Promise<readonly string[]>
  /** Records the addresses of these stories at a version, and their former ones, except of stories that were listed at a later version. */
  note(addresses: Addresses, version: number): Promise<Placement>
  /**
   * Records the addresses of all stories at a version, and deletes stories that are not among them, except those that were listed at a later version.
   * Stored rows that are right are not written again.
   */
  replace(addresses: Addresses, version: number): Promise<Placement>
}
