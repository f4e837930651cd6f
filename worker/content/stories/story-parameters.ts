import { relationFields } from '../types/story-types.ts'

/** How the content system names a language: its default one has no code. */
export const languageParameter = (language: string, defaultLanguage: string) =>
  language === defaultLanguage ? {} : { language }

/** How keys name a language. */
export const codeOf = (language: string, defaultLanguage: string): string =>
  language === defaultLanguage ? 'default' : language

/** What stories point to comes with them. */
export const references = { resolve_links: 'url', resolve_relations: relationFields.join(',') }
