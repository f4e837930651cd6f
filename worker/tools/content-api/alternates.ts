import type { LoadedStory } from '../../core/content/space-schema.ts'
import { folderIdOf } from './folders.ts'
import type { Snapshot } from './snapshot.ts'
import { groupOf } from './story-group.ts'
import { defaultSlug } from './story-slugs.ts'

/**
 * The other stories of the group, published or not. Editors who use a folder for each language group a story with its translations.
 * https://www.storyblok.com/docs/api/content-delivery/v2/stories/the-story-object
 */
export function alternatesOf(story: LoadedStory, { groups, folders, published }: Snapshot) {
  const others = (groups.get(groupOf(story)) ?? []).filter(({ id }) => id !== story.id)
  return others.map(other => ({
    id: other.id,
    name: other.name,
    slug: other.slug,
    published: published.byUuid.has(other.uuid),
    full_slug: defaultSlug(other),
    is_folder: other.is_folder,
    parent_id: folderIdOf(other, folders) ?? 0,
  }))
}
