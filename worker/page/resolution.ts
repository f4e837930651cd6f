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

/** What deriving needs beside the context: the verdict on a block, and where problems go. */
export interface Deriver {
  readonly validate: (block: RawBlock) => Validated
  readonly links: () => LinkRules
  /** Told of each block that is left out, and why. */
  readonly report: (block: RawBlock, reason: string) => void
}

/**
 * Somebody who watches how a block is derived: calls `derive` with the derivation that is the block's own, so that what it asks can be
 * told from what the blocks around it ask.
 */
export type Watch = (
  block: RawBlock,
  derivation: Derivation,
  derive: (own: Derivation) => NestedBlock | undefined,
) => NestedBlock | undefined

export interface Derivation extends Deriver {
  readonly context: Context
  readonly watch?: Watch | undefined
  /** Blocks (by `_uid`) that are in another language than the page. */
  readonly foreign?: ForeignBlocks | undefined
}
