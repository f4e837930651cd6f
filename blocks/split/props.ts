import type { ContentOf } from '../_kit/block-schema.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

/** If a half has no blocks, the other gets the whole width; without both the block is not shown. */
export function props(content: Resolved<ContentOf<typeof schema>>) {
  const { left, right, alignItems, size, backgroundColor, topEdge, bottomEdge, spacing } = content
  const halves = [left, right].filter(half => half.length > 0)
  if (!halves.length) return undefined
  return {
    halves,
    alignItems,
    section: { size, surface: backgroundColor, top: topEdge, bottom: bottomEdge, spacing },
  }
}

export type SplitProps = NonNullable<ReturnType<typeof props>>
