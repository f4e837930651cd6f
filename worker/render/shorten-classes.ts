import sheet from 'virtual:site/styles'
import { classStart, splitClasses, unescapeClass } from './class-text.ts'

type Names = Readonly<Record<string, string>>

const maxTexts = 5000

/**
 * Makes the function that gives the classes in finished HTML the short names of the built sheet; in development it changes nothing. A site
 * writes some hundred different `class` attributes: each is translated once.
 */
export function createClassShortener(given: Names = sheet.names): (html: string) => string {
  const names = new Map(Object.entries(given))
  const texts = new Map<string, string>()

  function shortenText(text: string): string {
    const before = texts.get(text)
    if (before !== undefined) return before
    const short = splitClasses(text)
      .map(written => names.get(unescapeClass(written)) ?? written)
      .join(' ')
    if (texts.size < maxTexts) texts.set(text, short)
    return short
  }

  function shortenAll(html: string): string {
    let short = ''
    let from = 0
    for (let at = html.indexOf(classStart); at >= 0; at = html.indexOf(classStart, from)) {
      const start = at + classStart.length
      const end = html.indexOf('"', start)
      if (end < 0) break
      short += html.slice(from, start) + shortenText(html.slice(start, end))
      from = end
    }
    return short + html.slice(from)
  }

  return html => (names.size ? shortenAll(html) : html)
}

const longNames = new Map(Object.entries(sheet.names).map(([name, short]) => [short, name]))

/** The name that views have for a class, or another token of the sheet. */
export const longName = (token: string): string => longNames.get(token) ?? token
