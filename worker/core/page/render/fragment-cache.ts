import type { Recording } from '../dependency-tracker.ts'
import type { CacheHandle } from '../model.ts'
import { type FactEntry, isPageFact, type ReadFact } from '../read-facts.ts'
import { type Fragment, fragmentOverhead, fragmentSize, isSameOutput } from './fragment.ts'

interface CachedBlock {
  /** The facts that any fragment of this block has read; only grows. */
  plan: readonly FactEntry[]
  paged: boolean
  shared: Map<string, Fragment>
  pages: WeakMap<object, Map<string, Fragment>>
}

/** Maximum number of fragments of a block; beyond it the oldest is removed. */
const maxFragments = 128

const emptyBlock = (plan: readonly FactEntry[]): CachedBlock => ({
  plan,
  paged: plan.some(isPageFact),
  shared: new Map(),
  pages: new WeakMap(),
})

function keyOf(plan: readonly FactEntry[], read: ReadFact): string {
  if (plan.length === 0) return ''
  let key = ''
  for (const entry of plan) key += `${read(entry).key}\u0001`
  return key
}

function fragmentsOf(block: CachedBlock, page: object): Map<string, Fragment> {
  if (!block.paged) return block.shared
  const before = block.pages.get(page)
  if (before) return before
  const fragments = new Map<string, Fragment>()
  block.pages.set(page, fragments)
  return fragments
}

/**
 * The fragment, with the bytes of a cached one that sends the same: visitors of many countries see the same text, and pages are stored by the
 * ids of their fragments.
 */
function sharedOutput(fragment: Fragment, cached: ReadonlyMap<string, Fragment>): Fragment {
  for (const other of cached.values())
    if (isSameOutput(other, fragment)) return { ...other, until: fragment.until }
  return fragment
}

/** Memory that an entry takes: its bytes count once, however many entries share them. */
function sizeAmong(cached: ReadonlyMap<string, Fragment>, fragment: Fragment | undefined): number {
  if (!fragment) return 0
  for (const { id } of cached.values()) if (id === fragment.id) return fragmentOverhead
  return fragmentSize(fragment)
}

/** The result of caching a fragment. */
interface Stored {
  /** The fragment to send; with the id and the bytes of a cached one that sends the same. */
  readonly fragment: Fragment
  /** By how many bytes the cache has grown. */
  readonly growth: number
}

export interface FragmentCache {
  /** The fragment of `source` for the facts that `read` returns. Throws `Pending` if one of them has not arrived yet. */
  find(source: CacheHandle, page: CacheHandle, read: ReadFact, now: number): Fragment | undefined
  /** Caches a fragment. */
  store(entry: {
    source: CacheHandle
    page: CacheHandle
    read: ReadFact
    recording: Recording
    fragment: Fragment
  }): Stored
}

/**
 * Finished fragments, cached by the frozen content they were made from: they are collected with it, and found by the values of the facts they
 * read (requirement caching/keys-are-tracked). `overflow` is called with a block that varies too much.
 */
export function createFragmentCache(
  overflow: (source: object, plan: readonly FactEntry[]) => void,
): FragmentCache {
  const blocks = new WeakMap<object, CachedBlock>()

  function grown(source: object, reads: ReadonlySet<FactEntry>): CachedBlock {
    const before = blocks.get(source)
    const planned = new Set(before?.plan)
    if (before && [...reads].every(entry => planned.has(entry))) return before
    const block = emptyBlock([...new Set([...(before?.plan ?? []), ...reads])].sort())
    blocks.set(source, block)
    return block
  }

  return {
    find(source, page, read, now) {
      const block = blocks.get(source)
      if (!block) return undefined
      const key = keyOf(block.plan, read)
      const fragment = (block.paged ? block.pages.get(page) : block.shared)?.get(key)
      return fragment && now < fragment.until ? fragment : undefined
    },
    store({ source, page, read, recording, fragment: made }) {
      if (!recording.keep) return { fragment: made, growth: 0 }
      const block = grown(source, recording.reads)
      const key = keyOf(block.plan, read)
      const fragments = fragmentsOf(block, page)
      const fragment = sharedOutput(made, fragments)
      const before = fragments.get(key)
      fragments.delete(key)
      const oldest = fragments.size >= maxFragments ? fragments.keys().next().value : undefined
      const dropped = oldest === undefined ? before : fragments.get(oldest)
      if (oldest !== undefined) {
        fragments.delete(oldest)
        overflow(source, block.plan)
      }
      const freed = sizeAmong(fragments, dropped)
      const growth = sizeAmong(fragments, fragment) - freed
      fragments.set(key, fragment)
      return { fragment, growth }
    },
  }
}
