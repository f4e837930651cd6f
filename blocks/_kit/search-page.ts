import type { Context } from './context.ts'

/** The parameter of what a visitor searches for, at most so many characters long. */
export const searchParameter = 'q'
export const longestSearch = 100

/** Slugs of the search page in the languages that it is written in. */
const slugs: Readonly<Record<string, string>> = { de: 'suche', en: 'search' }

/** Where the search page of the page's language is; in one that it is not written in it has the slug of the default language. */
export const searchPage = (context: Pick<Context, 'language' | 'defaultLanguage' | 'homePath'>): string =>
  `${context.homePath()}${slugs[context.language()] ?? slugs[context.defaultLanguage()] ?? 'search'}/`
