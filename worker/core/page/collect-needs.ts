import type { Need } from '../../../blocks/_kit/context.ts'
import { isRawBlock, type RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import { memoize } from '../base/caching/memoize.ts'
import { needKey } from './data/needs.ts'
import { type Validated, validateBlock } from './registry.ts'

/** All needs below a body, found by walking it: blocks nest in lists, rich text and modals alike. */
function needsBelow(body: readonly RawBlock[], validate: (block: RawBlock) => Validated): Map<string, Need> {
  const needs = new Map<string, Need>()
  const waiting: unknown[] = [body]
  while (waiting.length) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    const verdict = isRawBlock(value) ? validate(value) : undefined
    if (verdict?.ok === false) continue
    for (const need of verdict?.logic.data?.(verdict.content as never) ?? []) needs.set(needKey(need), need)
    // Follows the validated content, because the raw entries of lists and raw stories of references are not blocks.
    for (const child of Object.values(verdict?.content ?? value).reverse()) waiting.push(child)
  }
  return needs
}

/** Collects the needs of the blocks of a body, each need once; memoized for each version of the body. */
export function createNeedCollector(
  validate: (block: RawBlock) => Validated,
): (body: readonly RawBlock[]) => readonly Need[] {
  return memoize((body: readonly RawBlock[]) => [...needsBelow(body, validate).values()])
}

/** The needs of the blocks of this site. */
export const needsOfBody = createNeedCollector(validateBlock)
