import type { LoadedStory } from '../../core/content/space-schema.ts'
import { trimSlug } from '../../core/request/site/slugs.ts'
import { folderIdOf } from './folders.ts'
import type { Snapshot } from './snapshot.ts'
import { defaultSlug, translatedSlugs } from './story-slugs.ts'

/** The story's addresses in the space's other languages. */
const alternatesOf = (story: LoadedStory, codes: readonly string[]) =>
  translatedSlugs(story, codes).map(({ lang, path, name, published }) => ({
    lang,
    path,
    name: name ?? story.name,
    published: published ?? false,
    translated_slug: path,
  }))

/**
 * A link: the data of a story for a menu or sitemap.
 * https://www.storyblok.com/docs/api/content-delivery/v2/links/the-link-object
 */
export function linkObject(story: LoadedStory, { space, published, folders }: Snapshot, dates = false) {
  const { published_at, created_at, updated_at } = story
  const codes = space.language_codes
  return {
    id: story.id,
    uuid: story.uuid,
    slug: defaultSlug(story),
    path: story.path,
    parent_id: folderIdOf(story, folders),
    name: story.name,
    is_folder: story.is_folder,
    published: published.byUuid.has(story.uuid),
    is_startpage: story.is_startpage,
    position: story.position,
    real_path: `/${trimSlug(story.path ?? '') || defaultSlug(story)}`,
    ...(dates ? { published_at, created_at, updated_at: updated_at ?? published_at ?? created_at } : {}),
    ...(codes.length > 0 ? { alternates: alternatesOf(story, codes) } : {}),
  }
}
