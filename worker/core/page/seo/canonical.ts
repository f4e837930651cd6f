import type { Alternate } from '../model.ts'

interface Address {
  /** Path of the page as it is shown. */
  readonly path: string
  readonly language: string
  /** The languages it exists in, the default one first. */
  readonly alternates: readonly Alternate[]
}

const isTranslated = ({ language, alternates }: Address) =>
  alternates.some(alternate => alternate.language === language)

/** Languages with addresses of their own. Where a cookie chooses the language at one address, only the default one. */
export const addressedLanguages = (alternates: readonly Alternate[]): readonly Alternate[] =>
  new Set(alternates.map(({ href }) => href)).size === alternates.length ? alternates : alternates.slice(0, 1)

/**
 * The one address of a page. A page without a translation shows the default language's texts, so its canonical address is theirs; the same
 * applies where languages have no addresses of their own.
 */
export function canonicalPath(page: Address): string {
  const { alternates, path, language } = page
  const isOwn = addressedLanguages(alternates).some(alternate => alternate.language === language)
  return isOwn ? path : (alternates[0]?.href ?? path)
}

/** The languages that a page declares to search engines; none on a page that was not translated, or without others. */
export function namedLanguages(page: Address): readonly Alternate[] {
  const languages = addressedLanguages(page.alternates)
  return languages.length > 1 && isTranslated(page) ? languages : []
}
