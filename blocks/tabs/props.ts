import type { ContentOf } from '../_kit/block-schema.ts'
import type { BlockPlace, Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

/** Characters that an address may hold without encoding. */
const prefixOf = (text: string | undefined) => {
  const slug = (text ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return slug && `${slug}-`
}

const prefixOfOrdinal = (ordinal: number) => (ordinal ? `tabs-${ordinal + 1}-` : '')

/**
 * Panels with the anchors `tab-0`, `tab-1`, ... (requirement disclosures/tabs). From the second
 * block of its kind on, a page needs a prefix: the one from content, or a number.
 */
export function props({ label, items, anchorPrefix }: Content, _context: Context, place: BlockPlace) {
  const prefix = prefixOf(anchorPrefix) || prefixOfOrdinal(place.ordinal())
  const panels = items
    .filter(item => item.body.length > 0)
    .map((item, index) => ({ anchor: `${prefix}tab-${index}`, label: item.label, body: item.body }))
  return panels.length ? { label, panels } : undefined
}

export type TabsProps = NonNullable<ReturnType<typeof props>>
