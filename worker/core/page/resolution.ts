import type { Context } from '../../../blocks/_kit/context.ts'
import type { RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import type { NestedBlock } from '../../../blocks/_kit/resolved.ts'
import type { LinkRules } from '../request/site/links.ts'
import type { Validated } from './registry.ts'

/** Inputs of resolving beside the context: the validation of a block, and the receiver of problems. */
export interface BlockResolver {
  readonly validate: (block: RawBlock) => Validated
  readonly links: () => LinkRules
  /** Called for each block that is left out, with the reason. */
  readonly report: (block: RawBlock, reason: string) => void
  /** Called for each entry that is left out of a block, with its fault. */
  readonly reportEntry: (block: RawBlock, note: string) => void
  /** Called for each field of a block with links that visitors cannot follow, with the reason. */
  readonly reportLink: (block: RawBlock, note: string) => void
}

/**
 * Observes how a block is resolved: calls `resolve` with the block's own resolution, so that the facts it reads are recorded apart
 * from those of the blocks around it.
 */
export type Watch = (
  block: RawBlock,
  resolution: Resolution,
  resolve: (own: Resolution) => NestedBlock | undefined,
) => NestedBlock | undefined

export interface Resolution extends BlockResolver {
  readonly context: Context
  readonly watch?: Watch | undefined
  /** Blocks (by `_uid`) that are not translated. */
  readonly untranslated?: ReadonlySet<string> | undefined
}

/** Thrown by a tracker when a fact is not there yet: resolve again once `settled`. */
export class Pending extends Error {
  readonly settled: Promise<unknown>

  constructor(settled: Promise<unknown>) {
    super('a fact is not there yet')
    this.settled = settled
  }
}
