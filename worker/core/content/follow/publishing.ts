import type { Log } from '../../base/log/events.ts'
import type { ContentSource } from '../client/content-source.ts'
import type { ContentIndex } from '../index/content-index.ts'
import type { ContentState } from '../version/content-state.ts'
import type { VersionStore } from '../version/version-store.ts'
import type { VersionWatch } from '../version/version-watch.ts'

/** The dependencies of the follower of published content. */
export interface PublishingDependencies {
  readonly source: ContentSource
  /** The same source for background work that no request waits for. */
  readonly background: ContentSource
  readonly store: VersionStore
  readonly versions: VersionWatch
  /**
   * The index of current and former addresses; undefined where no database is bound: moves are then
   * not known.
   */
  readonly index: ContentIndex | undefined
  /** Begins to read the redirects of editors. */
  readonly fillRedirects: () => void
  readonly now: () => number
  readonly log: Log
}

/** A version of the source, and the state known before it. */
export interface Question {
  readonly source: ContentSource
  readonly signal: AbortSignal
  readonly before: ContentState
  readonly version: number
  /** Codes of the languages beside the default one. */
  readonly languages: readonly string[]
}
