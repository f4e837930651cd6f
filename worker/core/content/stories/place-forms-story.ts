import { parseStory } from '../types/story.ts'

/**
 * A story of the forms' own space with the slug that it would have in the folder of forms pages, where the
 * site shows it.
 */
export function placeFormsStory(body: unknown, folder: string): unknown {
  const { full_slug, default_full_slug, translated_slugs, ...story } = parseStory({ story: body })
  const placed = (path: string) => `${folder}/${path}`
  // In other languages a full slug begins with the language.
  const prefix = story.lang === 'default' ? '' : `${story.lang}/`
  return {
    ...(body as object),
    full_slug: prefix + placed(full_slug.startsWith(prefix) ? full_slug.slice(prefix.length) : full_slug),
    ...(default_full_slug && { default_full_slug: placed(default_full_slug) }),
    translated_slugs: translated_slugs?.map(({ path, ...slug }) => ({ ...slug, path: placed(path) })),
  }
}
