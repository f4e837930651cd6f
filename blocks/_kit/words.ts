/**
 * The languages that the site may have, in the default order of a unit. To add one, add its code: the type checker then names each
 * `messages.ts` that lacks its texts.
 */
export const languageCodes = ['en', 'de', 'fr', 'it', 'es', 'pt'] as const

export type LanguageCode = (typeof languageCodes)[number]

/** All languages of the site, the given one first. */
export const languagesFrom = (first: LanguageCode): readonly [LanguageCode, ...LanguageCode[]] => [
  first,
  ...languageCodes.filter(code => code !== first),
]

/** The words of one block in each language of the site; every language has the same names. */
export type Words<Name extends string = string> = Readonly<
  Record<LanguageCode, Readonly<Record<Name, string>>>
>

/** Whether the site has the language. */
export const isCode = (language: string): language is LanguageCode =>
  languageCodes.some(code => code === language)

/** The words of a block's `messages.ts` in a language; in English for a language that the site does not have. */
export const wordsIn = <Name extends string>(words: Words<Name>, language: string) =>
  words[isCode(language) ? language : 'en']
