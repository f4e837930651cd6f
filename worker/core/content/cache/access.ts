import type { Log } from '../../base/log/events.ts'
import type { Preview } from '../../request/visitor/preview.ts'
import type { DraftSource, PublishedSource } from '../client/content-source.ts'
import { createDirectReader, type DirectReader } from './direct-reader.ts'
import type { Reader } from './reader.ts'

/** Reads resources: through the caches, or directly from their source. */
export type Reads = Pick<Reader, 'read'>

/**
 * The source of a request's content, and how it is read. Drafts are read directly: code that reads them through a cache does not compile.
 */
export type ContentAccess =
  | { readonly publication: 'published'; readonly source: PublishedSource; readonly reader: Reader }
  | { readonly publication: 'draft'; readonly source: DraftSource; readonly reader: DirectReader }

/** Deadline for reading the drafts of one request (ms): a draft costs some twenty calls, and a rate-limited source answers four a second. */
export const DRAFT_DEADLINE = 8_000

/** Sources and caches with which one isolate reads content. */
export interface AccessDependencies {
  readonly reader: Reader
  readonly source: PublishedSource
  /** Undefined where no token gives access to drafts. */
  readonly drafts: DraftSource | undefined
}

export interface AccessQuestion {
  readonly preview: Preview | undefined
  readonly log: Log
}

/** Gives access to published content, or to drafts for a request that may see them. */
export function openAccess(
  { reader, source, drafts }: AccessDependencies,
  { preview, log }: AccessQuestion,
): ContentAccess {
  if (!preview || !drafts) return { publication: 'published', reader, source }
  const release = preview.release !== undefined && { release: preview.release }
  return { publication: 'draft', reader: createDirectReader(log), source: { ...drafts, ...release } }
}
