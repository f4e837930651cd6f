import { isObject } from '../../../blocks/_kit/fields/is-object.ts'
import type { RichTextDocument, RichTextNode } from '../../../blocks/_kit/fields/richtext.ts'

/** A value of a field in several languages; German is the default language. */
export class Translated {
  readonly de: unknown
  readonly translations: Readonly<Record<string, unknown>>

  constructor(de: unknown, translations: Readonly<Record<string, unknown>>) {
    this.de = de
    this.translations = translations
  }
}

/** A text (or rich text) in German and English. */
export const t = (de: unknown, en: unknown): Translated => new Translated(de, { en })

/** Content as the CMS keeps it: a translated field becomes `field` and `field__i18n__xx`. */
export function localise(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(localise)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      if (!(field instanceof Translated)) return [[name, localise(field)]]
      const translations = Object.entries(field.translations).map(([language, text]) => [
        `${name}__i18n__${language}`,
        localise(text),
      ])
      return [[name, localise(field.de)], ...translations]
    }),
  )
}

const inline = /\*\*(.+?)\*\*|\[(.+?)\]\((.+?)\)/g

/** Text with `**bold**` and `[links](/path/)` as rich-text nodes. */
function nodesOf(text: string): RichTextNode[] {
  const nodes: RichTextNode[] = []
  let from = 0
  for (const match of text.matchAll(inline)) {
    if (match.index > from) nodes.push({ type: 'text', text: text.slice(from, match.index) })
    const [all, bold, label, href] = match
    nodes.push(
      bold
        ? { type: 'text', text: bold, marks: [{ type: 'bold' }] }
        : {
            type: 'text',
            text: label!,
            marks: [
              {
                type: 'link',
                attrs: { href: href!, uuid: null, anchor: null, target: null, linktype: 'url' },
              },
            ],
          },
    )
    from = match.index + all.length
  }
  if (from < text.length) nodes.push({ type: 'text', text: text.slice(from) })
  return nodes
}

export const paragraph = (text: string): RichTextNode => ({ type: 'paragraph', content: nodesOf(text) })
export const bullets = (...entries: string[]): RichTextNode => ({
  type: 'bullet_list',
  content: entries.map(entry => ({ type: 'list_item', content: [paragraph(entry)] })),
})

/** A rich-text document of paragraphs (texts) and other nodes. */
export const rich = (...parts: (string | RichTextNode)[]): RichTextDocument => ({
  type: 'doc',
  content: parts.map(part => (typeof part === 'string' ? paragraph(part) : part)),
})
