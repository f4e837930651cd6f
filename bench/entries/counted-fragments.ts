import {
  createFragmentCache as createOriginal,
  type FragmentCache,
} from '../../worker/core/page/render/fragment-cache.ts'

interface Counted {
  readonly reads: ReadonlySet<string>
  readonly count: number
}

let count = 0

/** How many fragments are cached for content that still exists. */
export const cachedCount = (): number => count

/** Replaces `worker/core/page/render/fragment-cache.ts`: the original, with a count of its fragments. */
export function createFragmentCache(overflow: Parameters<typeof createOriginal>[0]): FragmentCache {
  const original = createOriginal(overflow)
  const blocks = new WeakMap<object, Counted>()
  return {
    find: original.find,
    store(entry) {
      const stored = original.store(entry)
      if (!stored.growth) return stored
      const before = blocks.get(entry.source) ?? { reads: new Set(), count: 0 }
      const reads = new Set([...before.reads, ...entry.recording.reads])
      // A block that reads a further fact drops its earlier fragments.
      const left = reads.size > before.reads.size ? 0 : before.count
      blocks.set(entry.source, { reads, count: left + 1 })
      count += left + 1 - before.count
      return stored
    },
  }
}
