import type { HeldBack } from '../version/content-state.ts'

/** What a source answered: a body, and until when it may be served at all. */
export interface Loaded {
  readonly body: unknown
  /** Content version of the space, 0 where the source has none. */
  readonly cv: number
  readonly validUntil?: number
}

/** A new body that lost what the one before had. */
export interface Refusal extends HeldBack {
  readonly id: number
}

/** Something that can be read: where it is kept, how it is loaded, what it must look like. */
export interface Resource<T> {
  /** Unique among all resources; with unit, language and version where they matter. */
  readonly key: string
  /** Undefined when the source says that it does not exist. Throws when the source fails. */
  readonly load: (signal: AbortSignal) => Promise<Loaded | undefined>
  /** Whether the source should be asked at all where there is no copy; asked of what a stranger may name. */
  readonly isWorthAsking?: () => Promise<boolean>
  /** The typed value of a frozen body, without copying what renderings hang on. Throws when the body has another shape. */
  readonly parse: (body: unknown) => T
  /** Keep the last good body in KV; for what other sources deliver, not for what is computed here. */
  readonly persist: boolean
  /** The last good body stands in where the source says that there is none; default: what does not exist is forgotten. */
  readonly lasting?: boolean
  /** Name of the source, whose failures count together; none for what is computed here. */
  readonly source?: string
  /** False for what does not change with the version of the content. */
  readonly versioned?: boolean
  /** The body without the stories that are gone; undefined when nothing is left of it. The same object when none of them is in it. */
  readonly withdraw?: (body: unknown, isGone: (id: number) => boolean) => unknown
  /** The story of a body and when it was published, for what is guarded. */
  readonly publicationOf?: (body: unknown) => Pick<Refusal, 'id' | 'publishedAt' | 'slug'>
  /** What is wrong with a newly published body that was not wrong with the one before. */
  readonly newProblems?: (before: unknown, next: unknown) => readonly string[]
}
