import { expired, revisionOf } from '../../base/caching/validity.ts'
import { abortedAfter, within } from '../../base/http/deadline.ts'
import type { Log } from '../../base/log/events.ts'
import { reasonOf } from '../../base/log/reason-of.ts'
import type { Read, ReadOptions } from './read.ts'
import type { Resource } from './resource.ts'
import { shareStructure } from './share-structure.ts'
import { Unavailable } from './unavailable.ts'

/** Reads resources from their source, each once; it lives for one request. */
export interface DirectReader {
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
