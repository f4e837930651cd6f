import type { Reads } from '../cache/access.ts'
import type { GuardedStories, ReadOptions } from '../cache/resource.ts'
import type { ContentSource } from '../client/content-source.ts'
import type { ContentIndex } from '../index/content-index.ts'
import type { KnownAddresses } from './known-address.ts'

export interface StoriesDependencies {
  readonly reader: Reads
  readonly source: ContentSource
  /** The index of the stories' addresses; undefined where no database is bound. */
  readonly index?: ContentIndex | undefined
  /** Looks addresses up in the index, each once a request; undefined where no database is bound. */
  readonly addresses?: KnownAddresses | undefined
  /** Source of the forms pages, where they are in a space of their own. */
  readonly formsSource?: ContentSource | undefined
  /** The space that all sites share; undefined where none is configured. */
  readonly globalSource?: ContentSource | undefined
  /** The content system runs its own experiments in the main space. */
  readonly runsExperiments?: boolean
  /** Part of every key, so that one unit never shows the cached content of another. */
  readonly unit: string
  /** The unit's folder. */
  readonly folder: string
  /** Code of the language that the content system calls `default`. */
  readonly defaultLanguage: string
  readonly options: ReadOptions
  readonly now: () => number
  /**
   * Takes a token for a call about a slug that the space does not list, which may be new or invented; false if no token is left.
   */
  readonly mayAskForUnknown: () => boolean
  readonly newProblems: GuardedStories['newProblems']
}
