import { relationFields } from '../types/story-types.ts'

/** The `language` parameter of the delivery API, which has no code for the default language. */
export const languageParameter = (language: string, defaultLanguage: string) =>
  language === defaultLanguage ? {} : { language }

/** The code of a language in cache keys. */
export const codeOf = (language: string, defaultLanguage: string): string =>
  language === defaultLanguage ? 'default' : language

/** Parameters that resolve the links and relations of stories. */
export const references = {
  resolve_links: 'url',
  // With the links in related stories.
  resolve_links_level: 2,
  resolve_relations: relationFields.join(','),
}
