const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
}

/** A name as it stands in a `class` attribute, without what HTML escapes. */
export const unescapeClass = (written: string): string =>
  written.replace(/&(?:amp|gt|lt|quot|#x27);/g, entity => entities[entity]!)

/** Where a `class` attribute begins in finished HTML. In text and in other attributes the quotation mark would be escaped. */
export const classStart = ' class="'

/** The names in a `class` attribute as they are written. */
export const splitClasses = (text: string): string[] => text.split(/\s+/)
