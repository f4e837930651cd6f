import { type RawBlock, uidOf } from '../../../blocks/_kit/fields/bloks.ts'
import type { DependencyTracker, Recording } from '../../core/page/dependency-tracker.ts'
import type { BlockHandle, Region } from '../../core/page/model.ts'
import type { Watch } from '../../core/page/resolution.ts'

/** A block of the page as it was resolved: the facts it read, and its outcome. */
export interface SeenBlock {
  readonly source: RawBlock
  readonly recording: Recording
  /** The blocks in it, in the order in which they were resolved. */
  readonly blocks: readonly SeenBlock[]
  /** The page shows it, or a part of it. */
  readonly isShown: boolean
  /** Why it was left out. */
  readonly lost: string | undefined
  /** None of its texts is translated. */
  readonly isUntranslated: boolean
}

export interface SeenRegion {
  readonly region: Region
  readonly blocks: readonly SeenBlock[]
}

type Seeing = { -readonly [Name in keyof SeenBlock]: SeenBlock[Name] } & { blocks: Seeing[] }

const regions = ['header', 'main', 'footer', 'aside'] as const

/** Every block in a list, nested blocks too. */
export const allBlocks = (blocks: readonly SeenBlock[]): readonly SeenBlock[] =>
  blocks.flatMap(block => [block, ...allBlocks(block.blocks)])

/** Watches the blocks of one page while they are resolved, each with a tracker of its own. */
export function watchBlocks() {
  const seen = new Map<BlockHandle, Seeing[]>()

  const watchInto =
    (list: Seeing[], record: () => DependencyTracker): Watch =>
    (source, resolution, resolve) => {
      const { context, recording } = record()
      const block: Seeing = {
        source,
        recording,
        blocks: [],
        isShown: false,
        lost: undefined,
        isUntranslated: resolution.untranslated?.has(uidOf(source) ?? '') ?? false,
      }
      list.push(block)
      const shown = resolve({ ...resolution, context, watch: watchInto(block.blocks, record) })
      // In a draft a reason replaces a block that is not shown.
      block.isShown = shown !== undefined && shown.component !== 'problem'
      return shown
    }

  return {
    /** Earlier records of the block are dropped: a block is resolved again when a fact was missing the first time. */
    watch(handle: BlockHandle, record: () => DependencyTracker): Watch {
      const list: Seeing[] = []
      seen.set(handle, list)
      return watchInto(list, record)
    },
    lose(source: RawBlock, reason: string): void {
      const blocks = allBlocks([...seen.values()].flat()) as Seeing[]
      const lost = blocks.find(block => block.source === source)
      if (lost) Object.assign(lost, { lost: reason, isShown: false })
    },
    /** The blocks by region, in the order in which they were first resolved, which is that of the page. */
    regions: (): readonly SeenRegion[] =>
      regions.map(region => ({
        region,
        blocks: [...seen].flatMap(([handle, blocks]) => (handle.region === region ? blocks : [])),
      })),
  }
}
