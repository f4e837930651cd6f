/** One isolate's entry for a resource. `anchor` stays the same object through every new version of the body. */
export interface MemoryEntry {
  readonly anchor: object
  readonly body: unknown
  readonly revision: string
  /** Content version; 0 for a resource without one. */
  readonly cv: number
  /** When the load of the body began, epoch milliseconds. */
  readonly fetchedAt: number
  readonly validUntil?: number
}

interface Held {
  readonly entry: MemoryEntry
  readonly size: number
}

export interface Memory {
  get(key: string): MemoryEntry | undefined
  /** `length` is that of the body's text. */
  set(key: string, entry: MemoryEntry, length: number): void
  delete(key: string): void
  /** Adds the bytes of fragments cached on this anchor to the weight of its entry. */
  account(anchor: object, bytes: number): void
  /** The weight of all entries. */
  readonly bytes: number
}

/** Bytes that a body takes in memory: about three for each character of its text, and a thousand for the entry. */
const weightOf = (length: number) => 1000 + 3 * length

export interface MemoryOptions {
  readonly maxBytes?: number
  readonly weigh?: (length: number) => number
  /** Called with the anchor of each entry that is evicted, so that other caches drop its content too. */
  readonly onDrop?: (anchor: object) => void
}

/**
 * A least-recently-used store bounded by weight. The weight of an entry is that of its body and of the fragments cached on
 * its content; when an entry is dropped, both are collected.
 */
export function createMemory({
  maxBytes = 32 * 1024 * 1024,
  weigh = weightOf,
  onDrop = () => undefined,
}: MemoryOptions = {}): Memory {
  const held = new Map<string, Held>()
  const extra = new WeakMap<object, number>()
  const keys = new WeakMap<object, string>()
  let total = 0

  const weight = ({ entry, size }: Held) => size + (extra.get(entry.anchor) ?? 0)

  function drop(key: string): void {
    const old = held.get(key)
    if (!old) return
    total -= weight(old)
    held.delete(key)
  }

  function shrink(): void {
    // Map keeps insertion order, and reading an entry moves it to the end: the first one is the least recently used.
    for (const key of held.keys()) {
      if (total <= maxBytes || held.size <= 1) return
      const dropped = held.get(key)!
      drop(key)
      extra.delete(dropped.entry.anchor)
      onDrop(dropped.entry.anchor)
    }
  }

  return {
    get(key) {
      const found = held.get(key)
      if (!found) return undefined
      held.delete(key)
      held.set(key, found)
      return found.entry
    },
    set(key, entry, length) {
      drop(key)
      const next = { entry, size: weigh(length) }
      held.set(key, next)
      keys.set(entry.anchor, key)
      total += weight(next)
      shrink()
    },
    delete: drop,
    account(anchor, bytes) {
      if (!held.has(keys.get(anchor) ?? '')) return
      extra.set(anchor, (extra.get(anchor) ?? 0) + bytes)
      total += bytes
      shrink()
    },
    get bytes() {
      return total
    },
  }
}

const requestedByAnybody = 'requested:'

/** The key of an answer to a question that any client may choose. */
export const keyOfRequested = (key: string): string => requestedByAnybody + key

/** Whether a key was made by `keyOfRequested`. */
export const isRequested = (key: string): boolean => key.startsWith(requestedByAnybody)

const ofLists = 'list:'

/** The key of a value that grows with the space, such as a part of a sitemap. */
export const keyOfList = (key: string): string => ofLists + key

const maxRequestedBytes = 4 * 1024 * 1024
const maxListBytes = 12 * 1024 * 1024

/**
 * The memory of an isolate in three parts with separate bounds: answers to questions that any client may choose, and lists, evict each other, but
 * never the content of pages.
 */
export function createPartitionedMemory(options: MemoryOptions = {}): Memory {
  const content = createMemory(options)
  const requested = createMemory({ maxBytes: maxRequestedBytes })
  const lists = createMemory({ maxBytes: maxListBytes })
  const partitionOf = (key: string) =>
    isRequested(key) ? requested : key.startsWith(ofLists) ? lists : content
  return {
    get: key => partitionOf(key).get(key),
    set: (key, entry, length) => partitionOf(key).set(key, entry, length),
    delete: key => partitionOf(key).delete(key),
    account: content.account,
    get bytes() {
      return content.bytes + requested.bytes + lists.bytes
    },
  }
}
