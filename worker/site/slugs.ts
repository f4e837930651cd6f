import type { LoadedStory } from '../content-api/space.ts'

/** A slug without slashes at its ends. */
export const trimSlug = (slug: string): string => {
  let start = 0
  let end = slug.length
  while (start < end && slug[start] === '/') start++
  while (end > start && slug[end - 1] === '/') end--
  return slug.slice(start, end)
}

const withStartpage = (story: LoadedStory, slug: string) =>
  story.is_startpage ? `${trimSlug(slug)}/` : trimSlug(slug)

/** The slug in the default language; a folder's start page ends in a slash. */
export const defaultSlug = (story: LoadedStory): string => withStartpage(story, story.full_slug)

/** The path in a language without the language's prefix; the default one where it has no own. */
export const translatedPath = (story: LoadedStory, language: string): string => {
  const own = story.translated_slugs?.find(slug => slug.lang === language)?.path
  return withStartpage(story, own || story.full_slug)
}

/**
 * The slugs in all other languages of a space. One that nobody translated to has the path of the default language, and neither name
 * nor publication of its own.
 */
export const translatedSlugs = (story: LoadedStory, codes: readonly string[]) =>
  codes.map(lang => {
    const own = story.translated_slugs?.find(slug => slug.lang === lang)
    return { path: translatedPath(story, lang), name: null, lang, published: null, ...own }
  })

/** `full_slug` as delivered: with the language in front, except in the default language. */
export const deliveredSlug = (story: LoadedStory, language: string): string =>
  language === 'default' ? defaultSlug(story) : `${language}/${translatedPath(story, language)}`

/** Every form under which a query may name a story, with and without a start page's slash. */
export const knownSlugs = (story: LoadedStory, language: string): string[] => {
  const slugs = [defaultSlug(story), translatedPath(story, language), deliveredSlug(story, language)]
  return [...new Set([...slugs, ...slugs.map(trimSlug)])]
}

/** Whether a text is the pattern, where `*` stands for any characters; in linear steps, so no pattern is slow. */
export function matchesWildcard(text: string, pattern: string): boolean {
  const [prefix = '', ...rest] = pattern.split('*')
  const suffix = rest.pop()
  if (suffix === undefined) return text === pattern
  if (!text.startsWith(prefix) || text.length < prefix.length + suffix.length) return false
  if (!text.endsWith(suffix)) return false
  const middle = text.slice(prefix.length, text.length - suffix.length)
  let position = 0
  for (const part of rest) {
    const found = middle.indexOf(part, position)
    if (found < 0) return false
    position = found + part.length
  }
  return true
}

/** Splits `en/about` into a language of the space and the rest; null without a language in front. */
export function splitLanguage(
  slug: string,
  codes: readonly string[],
): { language: string; rest: string } | null {
  const slash = slug.indexOf('/')
  const first = slug.slice(0, slash)
  return slash > 0 && codes.includes(first) ? { language: first, rest: slug.slice(slash + 1) } : null
}
