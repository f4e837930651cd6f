import type { ContentOf } from '../_kit/block-schema.ts'
import type { BlockPlace, Context } from '../_kit/context.ts'
import { openedItems } from '../_kit/disclosure-items.ts'
import type { HeadingLevel } from '../_kit/heading.tsx'
import type { Resolved } from '../_kit/resolved.ts'
import { headlineLevelOf, type schema, titleLevelOf } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>
type List = Content['accordionLists'][number]

function headlineOf(list: List, above: HeadingLevel) {
  const { headline: text, headlineProps } = list
  return text && { text, level: headlineLevelOf(list, above), highlighted: headlineProps[0]?.isHighlighted }
}

/** The columns equal the number of lists; headlines are shown when there are two (requirement disclosures/accordion-lists). */
export function props(content: Content, context: Context, place: BlockPlace) {
  const lists = content.accordionLists
    .map(list => ({ ...list, items: openedItems(list.accordionItems, list.firstAccordionItemOpen) }))
    .filter(list => list.items.length > 0)
  if (!lists.length) return undefined
  const above = place.headingAbove()
  const hasHeadlines = lists.length === 2
  return {
    surface: content.containerBackgroundColor,
    single: content.single,
    lists: lists.map(list => ({
      uid: list._uid,
      headline: hasHeadlines ? headlineOf(list, above) : undefined,
      items: list.items,
      titleLevel: titleLevelOf(hasHeadlines ? list : undefined, above),
    })),
    texts: { opensInNewTab: context.message('opensInNewTab') },
  }
}

export type AccordionProps = NonNullable<ReturnType<typeof props>>
export type AccordionList = AccordionProps['lists'][number]
