/** The `language` parameter of the delivery API, which has no code for the default language. */
export const languageParameter = (language: string, defaultLanguage: string) =>
  language === defaultLanguage ? {} : { language }

/** The code of a language in cache keys. */
export const codeOf = (language: string, defaultLanguage: string): string =>
  language === defaultLanguage ? 'default' : language
