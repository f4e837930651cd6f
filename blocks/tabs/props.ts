import type { ContentOf } from '../_kit/block-schema.ts'
import type { BlockPlace, Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { tabAnchors } from '../_kit/tab-bar.tsx'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

/** Tabs without content are left out. */
export function props({ label, items, anchorPrefix }: Content, _context: Context, place: BlockPlace) {
  const anchorOf = tabAnchors({ prefix: anchorPrefix, ordinal: place.ordinal() })
  const panels = items
    .filter(item => item.body.length > 0)
    .map((item, index) => ({ anchor: anchorOf(index), label: item.label, body: item.body }))
  return panels.length ? { label, panels } : undefined
}

export type TabsProps = NonNullable<ReturnType<typeof props>>
