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

/** A text with the start of its element, where it begins that one; and what follows it. */
const textNode = /(<[a-z][^<>]*)?>([^<>]+)(?=<(\/?)[a-z])/g
/** A text that stands for all that is in its element. */
const textAttribute =
  /<(?:a|button|iframe|img|input|progress|svg|textarea|video)\b[^<>]*? (?:alt|placeholder|aria-label|title)="([^"]+)"/g

/** Elements with nothing but text in them. */
const textOnly = /^<(?:option|textarea|title)\b/

/**
 * Puts the language (WCAG 2.2, 3.1.2) on the element of each text that is written in another one than the page: views know nothing of it. A text beside others
 * gets an element of its own.
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
