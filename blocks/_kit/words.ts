const codes = ['de', 'en', 'fr', 'it', 'es', 'pt'] as const

/** The words of one block in each language of the site; every language has the same names. */
export type Words<Name extends string = string> = Readonly<
  Record<(typeof codes)[number], Readonly<Record<Name, string>>>
>

const isCode = (language: string): language is (typeof codes)[number] => codes.some(code => code === language)

/** The words of a block's `messages.ts` in a language; in English for a language that the site does not have. */
export const wordsIn = <Name extends string>(words: Words<Name>, language: string) =>
  words[isCode(language) ? language : 'en']
