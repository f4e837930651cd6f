import type { Context } from '../../blocks/_kit/context.ts'
import type { RawBlock } from '../../blocks/_kit/fields/bloks.ts'
import type { NestedBlock } from '../../blocks/_kit/resolved.ts'
import type { LinkRules } from '../site/links.ts'
import type { Validated } from './validate.ts'

/** The blocks of a page that are in another language than the page. */
export interface ForeignBlocks {
  readonly language: string
  /** By `_uid`. */
  readonly uids: ReadonlySet<string>
}

/** What resolving needs beside the context: the verdict on a block, and where problems go. */
export interface BlockResolver {
  readonly validate: (block: RawBlock) => Validated
  readonly links: () => LinkRules
  /** Told of each block that is left out, and why. */
  readonly report: (block: RawBlock, reason: string) => void
}

/**
 * Somebody who watches how a block is resolved: calls `resolve` with the resolution that is the block's own, so that what it asks can be
 * told from what the blocks around it ask.
 */
export type Watch = (
  block: RawBlock,
  resolution: Resolution,
  resolve: (own: Resolution) => NestedBlock | undefined,
) => NestedBlock | undefined

export interface Resolution extends BlockResolver {
  readonly context: Context
  readonly watch?: Watch | undefined
  /** Blocks (by `_uid`) that are in another language than the page. */
  readonly foreign?: ForeignBlocks | undefined
}
