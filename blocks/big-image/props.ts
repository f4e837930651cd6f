import type { ContentOf } from '../_kit/block-schema.ts'
import type { BlockPlace, Context } from '../_kit/context.ts'
import { openedItems } from '../_kit/disclosure-items.ts'
import { levelBelow } from '../_kit/heading.tsx'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

/** Titles are one level below the headline, or, without one, below the heading above the block. */
export function props(content: Resolved<ContentOf<typeof schema>>, context: Context, place: BlockPlace) {
  const { image, headline, headlineLevel, accordionItems, firstAccordionItemOpen, single, panelColor } =
    content
  const items = openedItems(accordionItems, firstAccordionItemOpen)
  if (!image && !headline && !items.length) return undefined
  return {
    image,
    headline: headline && {
      text: headline,
      level: headlineLevel,
      isHighlighted: context.theme().highlightedLevels.includes(headlineLevel),
    },
    items,
    titleLevel: levelBelow(headline ? headlineLevel : place.headingAbove()),
    single,
    surface: panelColor,
    newTabHint: context.message('opensInNewTab'),
  }
}

export type BigImageProps = NonNullable<ReturnType<typeof props>>
