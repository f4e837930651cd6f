import type { RichTextDocument, RichTextNode } from '../../blocks/_kit/fields/richtext.ts'
import { type PictureName, pictureAddress, pictures } from '../pictures/alt.ts'
import { paragraph, plain, type Translated, t } from '../text.ts'

/** Content of a block, before it gets its `_uid`. */
export type BlockDraft = Readonly<Record<string, unknown>> & { readonly component: string }
type Fields = Readonly<Record<string, unknown>>

/** A picture of the demonstration site with its alt text in both languages. */
export function picture(name: PictureName): Translated {
  const asset = (alt: string) => ({
    fieldtype: 'asset',
    id: 1 + Object.keys(pictures).indexOf(name),
    filename: pictureAddress(name),
    alt,
  })
  const { alt } = pictures[name]
  return t(asset(alt.de), asset(alt.en))
}

/** A picture whose words stand beside it. */
export const decorative = (name: PictureName) => ({
  fieldtype: 'asset',
  id: 1 + Object.keys(pictures).indexOf(name),
  filename: pictureAddress(name),
  alt: '',
})

export const container = (fields: Fields, ...body: BlockDraft[]): BlockDraft => ({
  component: 'container',
  ...fields,
  body,
})

export const headline = (text: Translated, subline?: Translated, fields: Fields = {}): BlockDraft => ({
  component: 'headline',
  text,
  ...(subline && { subline }),
  level: 'h2',
  ...fields,
})

export const richText = (content: Translated, fields: Fields = {}): BlockDraft => ({
  component: 'rich-text',
  content,
  ...fields,
})

export const button = (text: Translated, href: unknown, fields: Fields = {}): BlockDraft => ({
  component: 'button',
  text,
  href,
  buttonType: 'primary',
  ...fields,
})

export const secondary = (text: Translated, href: unknown): BlockDraft =>
  button(text, href, { buttonType: 'secondary' })

export const tab = (label: Translated, ...body: BlockDraft[]): BlockDraft => ({
  component: 'tab',
  label,
  body,
})

export const question = (title: Translated, content: Translated): BlockDraft => ({
  component: 'accordion-item',
  title,
  content,
})

export const questions = (headlineText: Translated | undefined, ...items: BlockDraft[]): BlockDraft => ({
  component: 'accordion-list',
  ...(headlineText && { headline: headlineText }),
  firstAccordionItemOpen: true,
  accordionItems: items,
})

export const accordion = (...accordionLists: BlockDraft[]): BlockDraft => ({
  component: 'accordion',
  accordionLists,
})

const cellsOf = (type: string, texts: readonly string[]): RichTextNode[] =>
  texts.map(text => ({ type, attrs: { colspan: 1, rowspan: 1, colwidth: null }, content: [paragraph(text)] }))

/** A table whose first row names the columns. */
export const table = (head: readonly string[], ...rows: (readonly string[])[]): RichTextNode => ({
  type: 'table',
  content: [
    { type: 'tableRow', content: cellsOf('tableHeader', head) },
    ...rows.map(row => ({ type: 'tableRow', content: cellsOf('tableCell', row) })),
  ],
})

/** A table of facts: each row begins with its name. */
export const facts = (...rows: (readonly [name: string, value: string])[]): RichTextDocument => ({
  type: 'doc',
  content: [
    {
      type: 'table',
      content: rows.map(([name, value]) => ({
        type: 'tableRow',
        content: [...cellsOf('tableHeader', [name]), ...cellsOf('tableCell', [value])],
      })),
    },
  ],
})

export const steps = (...entries: string[]): RichTextNode => ({
  type: 'ordered_list',
  attrs: { order: 1 },
  content: entries.map(entry => ({ type: 'list_item', content: [paragraph(entry)] })),
})

export const grid = (fields: Fields, ...items: BlockDraft[]): BlockDraft => ({
  component: 'grid',
  ...fields,
  items,
})

/** A card; its content may be plain text. */
export const card = ({ content, ...fields }: Fields): BlockDraft => ({
  component: 'card',
  ...fields,
  ...(content !== undefined && { content: plain(content) }),
})

/** On phones: the next step and a call. */
export const actionBar = (text: Translated, href: unknown, phone: string): BlockDraft => ({
  component: 'action-bar',
  text,
  href,
  phone,
})

/** A large figure and what it counts. */
export const figure = (text: Translated | string, subline: Translated): BlockDraft => ({
  component: 'headline',
  text,
  subline,
  level: 'h3',
  look: 'h1',
})

/** A title with a line about it, in a frame. */
export const topic = (title: Translated, content: Translated): BlockDraft =>
  card({ variant: 'compact', title, content })

/** Blocks side by side from large screens on. */
export const columns = (...cells: BlockDraft[]): BlockDraft =>
  grid({ columnsTablet: '1', columnsDesktop: '2', spacing: 'none' }, ...cells)

/** A student's words beside a round portrait. */
export const voice = (
  portrait: PictureName,
  { preTitle, title, quote }: { preTitle: Translated; title: Translated; quote: Translated },
): BlockDraft => card({ rounded: true, image: picture(portrait), preTitle, title, content: quote })
