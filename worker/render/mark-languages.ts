/** Texts that are written in another language than their page. */
export interface ForeignTexts {
  readonly language: string
  readonly texts: ReadonlySet<string>
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#x26;': '&',
  '&#x3C;': '<',
}

const written = (html: string) =>
  (html.includes('&') ? html.replace(/&[#\w]+;/g, entity => entities[entity] ?? entity) : html).trim()

/** A text with the start of its element, where it begins that one; and what follows it. */
const textNode = /(<[a-z][^<>]*)?>([^<>]*\p{L}[^<>]*)(?=<(\/?)([a-z0-9-]+))/gu
/** A picture or a field with a text instead of words. */
const textAttribute = /<(?:img|input)\b[^<>]*?\b(?:alt|placeholder|aria-label)="([^"]*\p{L}[^"]*)"/gu

/** Elements with nothing but text in them. */
const textOnly = /^<(?:option|textarea|title)\b/

/**
 * Puts the language (WCAG 2.2, 3.1.2) on the element of each text that is written in another one than the page: views know nothing of it. A text beside others
 * gets an element of its own.
 */
export function markLanguages(html: string, { language, texts }: ForeignTexts): string {
  const mark = ` lang="${language}"`
  const isMarked = (tag: string) => tag.includes(' lang="')
  return html
    .replace(textNode, (all, start: string | undefined, text: string, closing: string) => {
      if (!texts.has(written(text))) return all
      if (start && isMarked(start)) return all
      if (start && (closing || textOnly.test(start))) return `${start}${mark}>${text}`
      return `${start ?? ''}><span${mark}>${text}</span>`
    })
    .replace(textAttribute, (tag, text: string) =>
      texts.has(written(text)) && !isMarked(tag) ? `${tag}${mark}` : tag,
    )
}
