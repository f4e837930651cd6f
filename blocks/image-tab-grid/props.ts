import type { ContentOf } from '../_kit/block-schema.ts'
import type { BlockPlace, Context } from '../_kit/context.ts'
import { levelBelow } from '../_kit/heading.tsx'
import type { Resolved } from '../_kit/resolved.ts'
import { tabAnchors } from '../_kit/tab-bar.tsx'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

/** An item without title and picture is left out, and so is a tab without items. */
const panelsOf = ({ tabs, anchorPrefix }: Content, place: BlockPlace) => {
  const anchorOf = tabAnchors({ prefix: anchorPrefix, ordinal: place.ordinal(), kind: 'image-' })
  return tabs
    .map(({ label, items }) => ({
      label,
      items: items.flatMap(({ _uid, title, link, image }, index) =>
        title || image ? [{ uid: _uid || String(index), title, link, image }] : [],
      ),
    }))
    .filter(({ items }) => items.length > 0)
    .map((panel, index) => ({ ...panel, anchor: anchorOf(index) }))
}

/** A button shows only with a text and an address. */
export function props(content: Content, context: Context, place: BlockPlace) {
  const { headline, headlineLevel, buttonText, buttonLink, backgroundColor, spacing } = content
  const panels = panelsOf(content, place)
  if (!panels.length) return undefined
  return {
    headline,
    headlineLevel,
    isHighlighted: context.theme().highlightedLevels.includes(headlineLevel),
    panels,
    labelLevel: levelBelow(headline ? headlineLevel : place.headingAbove()),
    button: buttonText && buttonLink ? { text: buttonText, link: buttonLink } : undefined,
    surface: backgroundColor,
    spacing,
    newTabHint: context.message('opensInNewTab'),
  }
}

export type ImageTabGridProps = NonNullable<ReturnType<typeof props>>
