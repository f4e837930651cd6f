import type { LoadedStory } from '../../core/content/space-schema.ts'
import { trimSlug } from '../../core/request/site/slugs.ts'

const withStartpage = (story: LoadedStory, slug: string) =>
  story.is_startpage ? `${trimSlug(slug)}/` : trimSlug(slug)

/** The slug in the default language; a folder's start page ends in a slash. */
export const defaultSlug = (story: LoadedStory): string => withStartpage(story, story.full_slug)

/** The path in a language without the language's prefix; the default path where it has no translation. */
export const translatedPath = (story: LoadedStory, language: string): string => {
  const own = story.translated_slugs?.find(slug => slug.lang === language)?.path
  return withStartpage(story, own || story.full_slug)
}

/**
 * The slugs in all other languages of a space. A language without a translation has the path of the default one, and neither a
 * name nor a publication of its own.
 */
export const translatedSlugs = (story: LoadedStory, codes: readonly string[]) =>
  codes.map(lang => {
    const own = story.translated_slugs?.find(slug => slug.lang === lang)
    return { path: translatedPath(story, lang), name: null, lang, published: null, ...own }
  })

/** `full_slug` as delivered: with the language in front, except in the default language. */
export const deliveredSlug = (story: LoadedStory, language: string): string =>
  language === 'default' ? defaultSlug(story) : `${language}/${translatedPath(story, language)}`

/** Every form in which a query may name a story, with and without a start page's slash. */
export const knownSlugs = (story: LoadedStory, language: string): string[] => {
  const slugs = [defaultSlug(story), translatedPath(story, language), deliveredSlug(story, language)]
  return [...new Set([...slugs, ...slugs.map(trimSlug)])]
}
