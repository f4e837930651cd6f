import { isRawBlock, type RawBlock, uidOf } from '../../../blocks/_kit/fields/bloks.ts'
import { memoize } from '../base/caching/memoize.ts'
import { objectsOf } from '../content/tree.ts'

function count(body: readonly RawBlock[]): ReadonlyMap<string, number> {
  const seen = new Map<string, number>()
  const ordinals = new Map<string, number>()
  for (const node of objectsOf(body)) {
    if (!isRawBlock(node)) continue
    const ordinal = seen.get(node.component) ?? 0
    seen.set(node.component, ordinal + 1)
    ordinals.set(`${node.component}:${uidOf(node) ?? ''}`, ordinal)
  }
  return ordinals
}

/** By `component:uid`: how many blocks of that component come before, in the order of the document. Made once for each body. */
export const ordinalsOf = memoize(count)
