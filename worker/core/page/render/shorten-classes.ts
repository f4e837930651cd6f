import sheet from 'virtual:site/styles'
import { replaceClassTexts, splitClasses, unescapeClass } from './class-text.ts'

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
