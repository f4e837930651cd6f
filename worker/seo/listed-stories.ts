import type { Story } from '../content/types/story.ts'
import { alternatesOf } from '../page/story-facts.ts'
import type { Site } from '../visitor/site.ts'
import { isIndexable } from './indexable.ts'
import type { SitemapStory } from './sitemap.ts'

/** The unit's folder that a slug stands in; empty for the root, which has all that is in no other unit's. */
function folderOf({ full_slug }: Story, folders: readonly string[]): string {
  const [top = ''] = full_slug.split('/')
  return folders.includes(top) ? top : ''
}

/** What a unit's sitemap lists. `folders` are those of all units. */
export function listedStories(
  stories: readonly Story[],
  site: Site,
  folders: readonly string[],
): SitemapStory[] {
  return stories
    .filter(story => folderOf(story, [...folders, site.folder]) === site.folder && isIndexable(story, site))
    .map(story => ({ alternates: alternatesOf(story, site), changed: story.published_at ?? undefined }))
}
