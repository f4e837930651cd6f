import type { SearchSettings } from '../content/stories/unit-settings.ts'
import type { Site } from '../request/site/site.ts'
import type { LibraryEntry, StoryKind } from './library-entry.ts'

/** Part of a text that matches the search, as positions in it. */
export type Mark = readonly [from: number, to: number]

export interface Found {
  readonly entry: LibraryEntry
  readonly titleMarks: readonly Mark[]
  readonly descriptionMarks: readonly Mark[]
}

/** The results of a kind. */
export interface FoundKind {
  readonly kind: StoryKind
  /** How many there are of the kind, as far as they are counted. */
  readonly total: number
  /** Whether there are more than `total`. */
  readonly hasMore: boolean
  /** The page that `found` is, from 1; one behind the last is the last. */
  readonly page: number
  /** Results, the best first; empty for kinds other than the requested one. */
  readonly found: readonly Found[]
}

export interface Results {
  /** Without kinds that have no results. */
  readonly kinds: readonly FoundKind[]
  /** All that is in `kinds`, the best first. */
  readonly best: readonly Found[]
  /** When the first event among all results ends (epoch milliseconds); infinite if there is none. */
  readonly until: number
}

export interface SearchQuestion {
  readonly words: string
  /** Types of stories; empty for all. */
  readonly types: readonly string[]
  /** One kind in pages, or empty for the first `limit` of each. */
  readonly kind: string
  readonly page: number
  readonly perPage: number
  readonly limit: number
  /**
   * Whether the visitor has finished typing the words: searches without results are then recorded for editors.
   */
  readonly isWhole?: boolean
  /** The key of the requesting client; undefined where its address is unknown. */
  readonly client?: string | undefined
  readonly language: string
  readonly settings: SearchSettings
}

/** Filters that entries must match; an empty list matches all. */
export interface EntryFilters {
  readonly types: readonly string[]
  readonly kinds: readonly string[]
  readonly degreeTypes: readonly string[]
  readonly careIds: readonly string[]
  readonly uuids: readonly string[]
}

/** A part of a list. */
export interface ListPart {
  readonly limit: number
  readonly offset: number
}

/** Some pages of a site in a language, in the editors' order. */
export interface EntryQuestion extends EntryFilters, ListPart {
  readonly language: string
}

/** Some articles of a site in a language, the newest first. */
export interface NewsQuestion {
  readonly language: string
  /** Empty for all. */
  readonly topic: string
  readonly page: number
  readonly perPage: number
}

/** The version of the content that a list was made from, and whether that is the latest. */
export interface Listed {
  readonly entries: readonly LibraryEntry[]
  readonly cv: number
  readonly isCurrent: boolean
}

/** Articles, with the number of all of them and the date of the first one to come. */
export interface ListedNews extends Listed {
  readonly total: number
  readonly next: number | undefined
}

type WaitUntil = (promise: Promise<unknown>) => void

/** The search of a site, as calls and lists use it. Methods reject where the database or the source fails. */
export interface Search {
  find(site: Site, question: SearchQuestion, waitUntil: WaitUntil): Promise<Results>
  /** Some pages of a site; undefined while its set was never complete. */
  entries(site: Site, question: EntryQuestion, waitUntil: WaitUntil): Promise<Listed | undefined>
  /**
   * Some articles of a site; undefined while its set was never complete. A page number beyond the last means the last
   * page.
   */
  news(site: Site, question: NewsQuestion, waitUntil: WaitUntil): Promise<ListedNews | undefined>
  /** Builds the set of a site in a language, unless another instance does; a failure is logged. */
  build(site: Site, language: string): Promise<void>
}
