import type { Addresses } from './addresses.ts'
import type { Listing } from './listing.ts'

/** A slug that a story had, and the one that it has now; both with the language's prefix, without slashes at the ends. */
export interface Move {
  readonly from: string
  readonly to: string
}

/** What was noted: the moves, and the uuids of all stories whose address is another, is new or is gone. */
export interface Placement {
  readonly moves: readonly Move[]
  readonly placed: readonly string[]
}

/** What is known of a path at which no story is delivered. */
export interface Stood {
  /** The slug, with the prefix of its language, of the story that stood there. */
  readonly slug?: string | undefined
  /** The uuid of the story that stands there by what was noted last: it may have moved since. */
  readonly uuid?: string | undefined
}

/** A path without the language, and the language: `default` or a code. */
interface Asked {
  readonly path: string
  readonly language: string
}

/**
 * The index of a space: where its stories stand and stood. It can be rebuilt from the source, but for the moves, which nothing else knows
 * (requirement redirects/moved-stories). Each method rejects where the database fails.
 */
export interface ContentIndex {
  /** The lists of its stories. */
  readonly listing: Listing
  /** Whether a story stands at a path in a language, `default` or a code, or in the default one; undefined where the index is empty. */
  isListed(asked: Asked): Promise<boolean | undefined>
  /** Number of stories. */
  count(): Promise<number>
  /** The stories among these that are new or have another path in any language, by uuid. */
  placedAmong(addresses: Addresses): Promise<readonly string[]>
  /** Notes where these stories stand now, and where they stood before. */
  note(addresses: Addresses): Promise<Placement>
  /** Notes where all stories stand, and forgets those that are not among them. Stored rows that are right are not written again. */
  replace(addresses: Addresses): Promise<Placement>
  /** Which story stood at a path, or stands there as far as the index knows; `language` is `default` or a code. */
  findMove(asked: Asked): Promise<Stood>
}
