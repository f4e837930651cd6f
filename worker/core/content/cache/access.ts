import { expired, revisionOf } from '../../base/caching/validity.ts'
import { abortedAfter, within } from '../../base/http/deadline.ts'
import type { Log } from '../../base/log/events.ts'
import { reasonOf } from '../../base/log/reason-of.ts'
import type { Preview } from '../../request/visitor/preview.ts'
import type { DraftSource, PublishedSource } from '../client/content-source.ts'
import { shareStructure } from './bodies.ts'
import type { Reader } from './reader.ts'
import { type Read, type ReadOptions, type Resource, Unavailable } from './resource.ts'

/** A reader that records whether any of its answers was stale. */
interface WatchedReader {
  readonly reader: Reads
  readonly hasReadStale: () => boolean
}

/** Watches the reads of one load, so that the load knows whether its result was made from stale content. */
export function watchStaleness({ read }: Reads): WatchedReader {
  let hasStale = false
  return {
    reader: {
      async read(resource, options) {
        const found = await read(resource, options)
        if (found?.freshness === 'stale') hasStale = true
        return found
      },
    },
    hasReadStale: () => hasStale,
  }
}

/** Reads resources from their source, each once; it lives for one request. */
interface DirectReader {
  readonly keeps: 'nothing'
  /** The resource, or undefined when it does not exist. Throws `Unavailable`. */
  read<T>(resource: Resource<T>, options: ReadOptions): Promise<Read<T> | undefined>
}

async function load<T>({ load, parse }: Resource<T>, deadline: number): Promise<Read<T> | undefined> {
  const loading = abortedAfter(deadline, load)
  const loaded = await within(loading, deadline)
  if (!loaded) return undefined
  const text = JSON.stringify(loaded.body)
  return {
    // Frozen like cached content, because functions on content are memoized by the object.
    value: parse(shareStructure(undefined, JSON.parse(text))),
    revision: revisionOf(text),
    anchor: {},
    freshness: 'miss',
    validity: expired,
  }
}

/** The reader of one request that may see drafts. It uses neither the isolate's memory nor KV, so no other request finds what it read. */
export function createDirectReader(log: Log): DirectReader {
  const reads = new Map<string, Promise<Read<unknown> | undefined>>()

  async function begin<T>(resource: Resource<T>, deadline: number): Promise<Read<T> | undefined> {
    try {
      return await load(resource, deadline)
    } catch (error) {
      const reason = reasonOf(error)
      log({ event: 'source-failed', key: resource.key, reason })
      throw new Unavailable(`${resource.key}: ${reason}`, { cause: error })
    }
  }

  return {
    keeps: 'nothing',
    read<T>(resource: Resource<T>, { deadline }: ReadOptions) {
      const before = reads.get(resource.key)
      const read = before ?? begin(resource, deadline)
      if (!before) reads.set(resource.key, read)
      // A key identifies one resource, and so one type.
      return read as Promise<Read<T> | undefined>
    },
  }
}

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
interface AccessDependencies {
  readonly reader: Reader
  readonly source: PublishedSource
  /** Undefined where no token gives access to drafts. */
  readonly drafts: DraftSource | undefined
}

interface AccessQuestion {
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
