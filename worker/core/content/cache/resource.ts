import type { Validity } from '../../base/caching/validity.ts'
import type { Story } from '../types/story.ts'
import type { ChangedStory } from '../version/publications.ts'

/** A source's answer: a body, and until when it may be served. */
export interface Loaded {
  readonly body: unknown
  /** Content version of the space, 0 where the source has none. */
  readonly cv: number
  readonly validUntil?: number
  /** Maximum milliseconds for which the body is fresh, where that is less than a minute. */
  readonly freshFor?: number
  /** The body was made from content that was stale when it was read. */
  readonly isOfStale?: boolean
}

/** The stories of a body, for the publish guard: bodies have the shape of the resource's schema. */
export interface GuardedStories {
  /**
   * The stories of the next body that may have changed, as pairs of before and next. Before is undefined where no earlier body is known, or it does not
   * have the story.
   */
  readonly changes: (
    before: unknown,
    next: unknown,
  ) => readonly (readonly [before: Story | undefined, next: Story])[]
  /** The next body with these stories, by id, as they were before, and without those that were not; undefined where none of it is left. */
  readonly keep: (next: unknown, kept: ReadonlyMap<number, Story | undefined>) => unknown
  /** The problems of a story that the one before did not have; where there was none, those that hold back a first publication. */
  readonly newProblems: (
    before: Story | undefined,
    next: Story,
  ) => readonly string[] | Promise<readonly string[]>
}

/** A thing that the reader can read: its key in the caches, how it is loaded, and its schema. */
export interface Resource<T> {
  /** Unique among all resources; with unit, language and version where they matter. */
  readonly key: string
  /** Returns undefined when the source reports that the resource does not exist. Throws when the source fails. */
  readonly load: (signal: AbortSignal) => Promise<Loaded | undefined>
  /**
   * Rejects where the source does not deliver its content at all. Called before a 404 removes a body from memory: a source that finds nothing because
   * of a wrong address or token is down, and has removed nothing.
   */
  readonly ensureSource?: (signal: AbortSignal) => Promise<unknown>
  /**
   * Updates a body with the changed stories that concern it, so that the unchanged parts are not read again. Returns undefined if all of it has to be
   * loaded.
   */
  readonly amend?: (
    body: unknown,
    changed: readonly ChangedStory[],
    signal: AbortSignal,
  ) => Promise<Loaded | undefined>
  /** Whether to call the source when no copy exists; set for a resource that a client may name. */
  readonly isWorthAsking?: () => Promise<boolean>
  /** Returns the typed value of a frozen body, without copying objects that fragments are cached on. Throws when the shape differs. */
  readonly parse: (body: unknown) => T
  /** Stores the last good body in KV; for answers of a source, not for values computed here. */
  readonly persist: boolean
  /** Whether a body is stored in KV, for a resource that only some bodies of are; by default each is. */
  readonly isStored?: (body: unknown) => boolean
  /** Serves the last good body when the source reports that the resource does not exist; by default the body is dropped. */
  readonly lasting?: boolean
  /** A body that is no longer fresh is shown only if a new one is not available within the reader's deadline. */
  readonly isAwaited?: boolean
  /** The load needs more calls the more stories there are; a timeout does not count as a failure of the source. */
  readonly isLong?: boolean
  /** Name of the source; failures of all resources of one source count together. Undefined for a value computed here. */
  readonly source?: string
  /** False for a resource that does not change with the version of the content. */
  readonly versioned?: boolean
  /**
   * Whether the body may depend on a changed story that it does not mention, because it lists stories. A resource without this function, such as one
   * made from a datasource, is read again after each publish; the others after a publish that concerns them.
   */
  readonly lists?: (story: ChangedStory) => boolean
  /** Returns the body without removed stories; undefined if nothing remains, the same object if it contains no removed story. */
  readonly withdraw?: (body: unknown, isGone: (id: number) => boolean) => unknown
  /** For content that editors publish. */
  readonly guarded?: GuardedStories
}

export type Freshness = 'hit' | 'miss' | 'stale'

/** The value of a resource, and how fresh it is. */
export interface Read<T> {
  readonly value: T
  readonly revision: string
  readonly anchor: object
  readonly freshness: Freshness
  /** Until when the value counts as fresh; over for a stale value. */
  readonly validity: Validity
}

/** The parts of a request that the reader needs. */
export interface ReadOptions {
  readonly waitUntil: (promise: Promise<unknown>) => void
  /** Milliseconds that this read may take. */
  readonly deadline: number
  /** Milliseconds to wait for a new version where there is an old one. */
  readonly patience?: number
  /** The source is known to be out of reach: only memory and KV are read. */
  readonly copiesOnly?: boolean
}

/** Thrown for a resource that has no good copy while its source does not answer. */
export class Unavailable extends Error {}

/** Thrown for a load without enough time for its calls, because there are many or they were queued: its source may answer each in time. */
export class TimeTooShort extends Unavailable {}

/** Makes the function that throws when a deadline of so many milliseconds has passed. */
export const throwTooLate = (milliseconds: number) => (): never => {
  throw new Unavailable(`no answer within ${milliseconds} ms`)
}
