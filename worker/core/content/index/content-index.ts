import type { Addresses } from './addresses.ts'
import type { AddressQuestion, FoundAddress } from './found-address.ts'
import type { Listing } from './listing.ts'
import type { RedirectRows } from './redirect-rows.ts'

/** A former slug of a story, and its current one; both with the language's prefix, without slashes at the ends. */
export interface Move {
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
  /** Records the current addresses of these stories, and their former ones. */
  note(addresses: Addresses): Promise<Placement>
  /**
   * Records the addresses of all stories, and deletes stories that are not among them. Stored rows that are right are not written again.
   */
  replace(addresses: Addresses): Promise<Placement>
}
