import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
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

/**
 * The headline is shown only when there are exactly two lists, and the columns equal the number of lists (blocks
 * specification, section 5).
 */
export function props(content: Content, context: Context) {
  const lists = content.accordionLists
    .map(list => ({ ...list, items: itemsOf(list) }))
    .filter(list => list.items.length > 0)
  if (!lists.length) return undefined
  return {
    surface: content.containerBackgroundColor,
    single: content.single,
    lists: lists.map(({ _uid, headline, headlineProps, items }) => ({
      uid: _uid,
      headline:
        headline && lists.length === 2
          ? {
              text: headline,
              level: headlineProps[0]?.level ?? 'h3',
              highlighted: headlineProps[0]?.isHighlighted,
            }
          : undefined,
      items,
    })),
    texts: { opensInNewTab: context.message('opensInNewTab') },
  }
}

export type AccordionProps = NonNullable<ReturnType<typeof props>>
export type AccordionList = AccordionProps['lists'][number]
