import type { Story } from '../content/types/story.ts'
import { alternatesOf } from '../page/story-facts.ts'
import type { Site } from '../visitor/site.ts'
import { addressedLanguages } from './canonical.ts'
import { isIndexable } from './indexable.ts'
import type { SitemapStory } from './sitemap.ts'

const holds = (folder: string, slug: string) =>
  folder === '' || slug === folder || slug.startsWith(`${folder}/`)

/** Is this the unit with the innermost folder around the story? */
function isHere({ full_slug }: Story, { folder, neighbours }: Site): boolean {
  const around = [folder, ...neighbours.map(neighbour => neighbour.folder)].filter(name =>
    holds(name, full_slug),
  )
  return around.length > 0 && around.every(name => name.length <= folder.length) && holds(folder, full_slug)
}

/** What a unit's sitemap lists. */
export const listedStories = (stories: readonly Story[], site: Site): SitemapStory[] =>
  stories
    .filter(story => isHere(story, site) && isIndexable(story, site))
    .map(story => ({
      alternates: addressedLanguages(alternatesOf(story, site)),
      changed: story.published_at ?? undefined,
    }))
