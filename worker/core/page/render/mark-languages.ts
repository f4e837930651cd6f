/** Texts that are written in another language than their page. */
export interface ForeignTexts {
  readonly language: string
  /** A text is in one of them. */
  readonly texts: readonly ReadonlySet<string>[]
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

/** A text with its element's start tag, if it is the first in that element; and the text's end. */
const textNode = /(<[a-z][^<>]*)?>([^<>]+)(?=<(\/?)[a-z])/g
/** An attribute whose text replaces the content of its element. */
const textAttribute =
  /<(?:a|button|iframe|img|input|progress|svg|textarea|video)\b[^<>]*? (?:alt|placeholder|aria-label|title)="([^"]+)"/g

/** Elements that contain only text. */
const textOnly = /^<(?:option|textarea|title)\b/

/**
 * Sets the language (WCAG 2.2, 3.1.2) on the element of each text that is not in the page's language; views do not handle languages. A text beside
 * others gets an element of its own.
 */
export function markLanguages(html: string, { language, texts }: ForeignTexts): string {
  const mark = ` lang="${language}"`
  const isForeign = (html: string) => {
    const text = written(html)
    return text !== '' && texts.some(some => some.has(text))
  }
  const isMarked = (tag: string) => tag.includes(' lang="')
  return html
    .replace(textNode, (all, start: string | undefined, text: string, closing: string) => {
      if (!isForeign(text)) return all
      if (start && isMarked(start)) return all
      if (start && (closing || textOnly.test(start))) return `${start}${mark}>${text}`
      return `${start ?? ''}><span${mark}>${text}</span>`
    })
    .replace(textAttribute, (tag, text: string) =>
      isForeign(text) && !isMarked(tag) ? `${tag}${mark}` : tag,
    )
}
