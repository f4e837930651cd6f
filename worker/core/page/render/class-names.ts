import sheet from 'virtual:site/styles'

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
}

/** A name from a `class` attribute, unescaped from HTML. */
export const unescapeClass = (written: string): string =>
  written.replace(/&(?:amp|gt|lt|quot|#x27);/g, entity => entities[entity]!)

/** The start of a `class` attribute in finished HTML. In text and in other attributes the quotation mark would be escaped. */
const classStart = ' class="'

/** The names in a `class` attribute as they are written. */
export const splitClasses = (text: string): string[] => text.split(/\s+/)

/** HTML with another text in each of its `class` attributes. */
export function replaceClassTexts(html: string, replace: (text: string) => string): string {
  let replaced = ''
  let from = 0
  for (let at = html.indexOf(classStart); at >= 0; at = html.indexOf(classStart, from)) {
    const start = at + classStart.length
    const end = html.indexOf('"', start)
    if (end < 0) break
    replaced += html.slice(from, start) + replace(html.slice(start, end))
    from = end
  }
  return replaced + html.slice(from)
}

type Names = Readonly<Record<string, string>>

/** Makes the function that replaces the names in a `class` attribute by their short names in the built sheet; in development it changes nothing. */
export function createNameShortener(given: Names = sheet.names): (text: string) => string {
  const names = new Map(Object.entries(given))
  if (!names.size) return text => text
  return text =>
    splitClasses(text)
      .map(written => names.get(unescapeClass(written)) ?? written)
      .join(' ')
}

/** Makes the function that does so in all of some finished HTML. */
export function createClassShortener(given: Names = sheet.names): (html: string) => string {
  const shorten = createNameShortener(given)
  return html => replaceClassTexts(html, shorten)
}

const longNames = new Map(Object.entries(sheet.names).map(([name, short]) => [short, name]))

/** The name that views have for a class, or another token of the sheet. */
export const longName = (token: string): string => longNames.get(token) ?? token
