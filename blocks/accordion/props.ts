import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { levelBelow } from '../_kit/heading.tsx'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>
type List = Content['accordionLists'][number]

/** Something that opens must have something inside. */
function itemsOf({ accordionItems, firstAccordionItemOpen }: List) {
  return accordionItems
    .flatMap(({ _uid, title, content }) => (content ? [{ uid: _uid, title, content }] : []))
    .map((item, index) => ({ ...item, open: firstAccordionItemOpen && index === 0 }))
}

/** Shown only when there are exactly two lists (requirement disclosures/accordion-lists). */
function headlineOf({ headline, headlineProps }: List, lists: number) {
  if (!headline || lists !== 2) return undefined
  const [look] = headlineProps
  return { text: headline, level: look?.level ?? 'h3', highlighted: look?.isHighlighted }
}

function listOf(
  list: List & { readonly items: ReturnType<typeof itemsOf> },
  titleLevel: Content['titleLevel'],
  lists: number,
) {
  const headline = headlineOf(list, lists)
  // Sections have headlines of level 2.
  const level = titleLevel ?? levelBelow(headline?.level ?? 'h2')
  return { uid: list._uid, headline, items: list.items, titleLevel: level }
}

/** The columns equal the number of lists (requirement disclosures/accordion-lists). */
export function props(content: Content, context: Context) {
  const lists = content.accordionLists
    .map(list => ({ ...list, items: itemsOf(list) }))
    .filter(list => list.items.length > 0)
  if (!lists.length) return undefined
  return {
    surface: content.containerBackgroundColor,
    single: content.single,
    lists: lists.map(list => listOf(list, content.titleLevel, lists.length)),
    texts: { opensInNewTab: context.message('opensInNewTab') },
  }
}

export type AccordionProps = NonNullable<ReturnType<typeof props>>
export type AccordionList = AccordionProps['lists'][number]
