import { isRawBlock, type RawBlock } from '../../blocks/_kit/fields/bloks.ts'

const known = new WeakMap<readonly RawBlock[], ReadonlyMap<string, number>>()

function count(value: unknown, seen: Map<string, number>, ordinals: Map<string, number>): void {
  if (typeof value !== 'object' || value === null) return
  if (isRawBlock(value)) {
    const ordinal = seen.get(value.component) ?? 0
    seen.set(value.component, ordinal + 1)
    ordinals.set(`${value.component}:${value._uid ?? ''}`, ordinal)
  }
  for (const child of Object.values(value)) count(child, seen, ordinals)
}

/** By `component:uid`: how many blocks of that component come before, in the order of the document. Made once for each body. */
export function ordinalsOf(body: readonly RawBlock[]): ReadonlyMap<string, number> {
  const before = known.get(body)
  if (before) return before
  const ordinals = new Map<string, number>()
  count(body, new Map(), ordinals)
  known.set(body, ordinals)
  return ordinals
}
