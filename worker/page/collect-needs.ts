import type { Need } from '../../blocks/_kit/context.ts'
import { isRawBlock, type RawBlock } from '../../blocks/_kit/fields/bloks.ts'
import { needKey } from './needs.ts'
import type { Validated } from './validate.ts'

/** All needs below a value, found by walking it: blocks nest in lists, rich text and modals alike. */
function needsBelow(value: unknown, validate: (block: RawBlock) => Validated, into: Map<string, Need>): void {
  if (typeof value !== 'object' || value === null) return
  if (isRawBlock(value)) {
    const verdict = validate(value)
    if (!verdict.ok) return
    for (const need of verdict.logic.data?.(verdict.content as never) ?? []) into.set(needKey(need), need)
  }
  for (const child of Object.values(value)) needsBelow(child, validate, into)
}

/** What the blocks of a body ask of the platform, each need once; found once for each version of the body. */
export function createNeedCollector(
  validate: (block: RawBlock) => Validated,
): (body: readonly RawBlock[]) => readonly Need[] {
  const known = new WeakMap<readonly RawBlock[], readonly Need[]>()
  return body => {
    const before = known.get(body)
    if (before) return before
    const needs = new Map<string, Need>()
    needsBelow(body, validate, needs)
    known.set(body, [...needs.values()])
    return [...needs.values()]
  }
}
