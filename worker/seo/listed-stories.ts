import { isIndexable } from '../content/stories/indexable.ts'
import type { Story } from '../content/types/story.ts'
import { alternatesOf } from '../page/story-facts.ts'
import { isInUnit } from '../site/page-path.ts'
import type { Site } from '../site/site.ts'
import { addressedLanguages } from './canonical.ts'
import type { SitemapStory } from './sitemap.ts'

/** The stories that a unit's sitemap lists. */
export const listedStories = (stories: readonly Story[], site: Site): SitemapStory[] =>
  stories
    .filter(story => isInUnit(story.full_slug, site) && isIndexable(story, site))
    .map(story => ({
      alternates: addressedLanguages(alternatesOf(story, site)),
      changed: story.published_at ?? undefined,
    }))
