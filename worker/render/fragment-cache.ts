import type { CacheHandle } from '../page/cache-handle.ts'
import type { Recording } from '../page/dependency-tracker.ts'
import { isPageFact, type Reading } from '../page/facts.ts'
import { type Rendering, renderingSize } from './rendering.ts'

type Read = (entry: string) => Reading

interface KeptBlock {
  /** The facts that any rendering of this block has read; only grows. */
  plan: readonly string[]
  paged: boolean
  shared: Map<string, Rendering>
  pages: WeakMap<object, Map<string, Rendering>>
}

/** At most so many renderings hang on a block; past that the oldest goes. */
const mostRenderings = 128

const emptyBlock = (plan: readonly string[]): KeptBlock => ({
  plan,
  paged: plan.some(isPageFact),
  shared: new Map(),
  pages: new WeakMap(),
})

function keyOf(plan: readonly string[], read: Read): string {
  if (plan.length === 0) return ''
  let key = ''
  for (const entry of plan) key += `${read(entry).key}\u0001`
  return key
}

function renderingsOf(block: KeptBlock, page: object): Map<string, Rendering> {
  if (!block.paged) return block.shared
  const before = block.pages.get(page)
  if (before) return before
  const renderings = new Map<string, Rendering>()
  block.pages.set(page, renderings)
  return renderings
}

export interface KeptRenderings {
  /** The rendering of `source` for the facts that `read` gives. Throws `Pending` when one of them is not there yet. */
  find(source: CacheHandle, page: CacheHandle, read: Read, now: number): Rendering | undefined
  /** Keeps a rendering; returns by how many bytes more is kept than before. */
  store(entry: {
    source: CacheHandle
    page: CacheHandle
    read: Read
    recording: Recording
    rendering: Rendering
  }): number
}

/**
 * Finished renderings, kept on the frozen content they were made from: they are collected with it, and found by the
 * values of what they read (requirement caching/keys-are-tracked). `overflow` hears of a block that varies too much.
 */
export function createKeptRenderings(
  overflow: (source: object, plan: readonly string[]) => void,
): KeptRenderings {
  const blocks = new WeakMap<object, KeptBlock>()

  function grown(source: object, reads: ReadonlySet<string>): KeptBlock {
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
      const rendering = (block.paged ? block.pages.get(page) : block.shared)?.get(key)
      return rendering && now < rendering.until ? rendering : undefined
    },
    store({ source, page, read, recording, rendering }) {
      if (!recording.keep) return 0
      const block = grown(source, recording.reads)
      const key = keyOf(block.plan, read)
      const renderings = renderingsOf(block, page)
      const before = renderings.get(key)
      renderings.delete(key)
      const oldest = renderings.size >= mostRenderings ? renderings.keys().next().value : undefined
      const dropped = oldest === undefined ? before : renderings.get(oldest)
      if (oldest !== undefined) {
        renderings.delete(oldest)
        overflow(source, block.plan)
      }
      renderings.set(key, rendering)
      return renderingSize(rendering) - (dropped ? renderingSize(dropped) : 0)
    },
  }
}
