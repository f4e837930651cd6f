import type { Reads } from '../cache/access.ts'
import type { ReadOptions } from '../cache/read.ts'
import type { ContentSource } from '../client/content-source.ts'
import type { Story } from '../types/story.ts'

export interface StoriesDependencies {
  readonly reader: Reads
  readonly source: ContentSource
  /** Source of the forms pages, where they have a space of their own. */
  readonly formsSource?: ContentSource | undefined
  /** The space that all sites share; undefined where none is configured. */
  readonly globalSource?: ContentSource | undefined
  /** Part of every key: what is kept for one unit is never shown by another. */
  readonly unit: string
  /** The unit's folder. */
  readonly folder: string
  /** Code that the content system calls `default`. */
  readonly defaultLanguage: string
  readonly options: ReadOptions
  /** Leave to ask the source for a slug that the space does not list: it may be new, or it may be one of a flood. */
  readonly mayAskForUnknown: () => boolean
  /** What is wrong with a story that was not wrong with the one before. */
  readonly newProblems: (before: Story, next: Story) => readonly string[]
}
