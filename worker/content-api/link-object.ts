import { defaultSlug, translatedPath, trimSlug } from './slugs.ts'
import type { LoadedStory } from './space.ts'

type Options = { readonly isPublished: boolean; readonly codes: readonly string[]; readonly dates: boolean }

/** The story's addresses in the space's other languages. */
const alternatesOf = (story: LoadedStory, codes: readonly string[]) =>
  codes.map(lang => {
    const own = story.translated_slugs?.find(slug => slug.lang === lang)
    const path = translatedPath(story, lang)
    return {
      lang,
      path,
      name: own?.name ?? story.name,
      published: own?.published ?? null,
      translated_slug: path,
    }
  })

/**
 * A link: what a menu or sitemap needs of a story.
 * https://www.storyblok.com/docs/api/content-delivery/v2/links/the-link-object
 */
export function linkObject(story: LoadedStory, { isPublished, codes, dates }: Options) {
  const { published_at, created_at, updated_at } = story
  return {
    id: story.id,
    uuid: story.uuid,
    slug: defaultSlug(story),
    path: story.path,
    parent_id: story.parent_id,
    name: story.name,
    is_folder: story.is_folder,
    published: isPublished,
    is_startpage: story.is_startpage,
    position: story.position,
    real_path: `/${trimSlug(story.path ?? '') || defaultSlug(story)}`,
    ...(dates ? { published_at, created_at, updated_at: updated_at ?? published_at ?? created_at } : {}),
    ...(codes.length > 0 ? { alternates: alternatesOf(story, codes) } : {}),
  }
}
