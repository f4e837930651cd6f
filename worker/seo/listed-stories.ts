import { isIndexable, listedUntil } from '../content/stories/indexable.ts'
import { originalSlug, type Story } from '../content/types/story.ts'
import { alternatesOf } from '../page/story-facts.ts'
import { hasPage } from '../routing/has-page.ts'
import { isInUnit } from '../site/page-path.ts'
import type { Site } from '../site/site.ts'
import { addressedLanguages } from './canonical.ts'
import type { SitemapStory } from './sitemap.ts'

const isOver = (story: Story, now: number) => (listedUntil(story) ?? now + 1) <= now

/** The stories that a unit's sitemap lists: no event that is over, and none whose address leads elsewhere. */
export const listedStories = (stories: readonly Story[], site: Site, now: number): SitemapStory[] =>
  stories
    .filter(story => isInUnit(story.full_slug, site) && isIndexable(story, site) && !isOver(story, now))
    .filter(story => hasPage(originalSlug(story), site))
    .map(story => ({
      alternates: addressedLanguages(alternatesOf(story, site)),
      changed: story.published_at ?? undefined,
    }))

/** When the first of the events among these stories is over; undefined without one to come. */
export function firstEndOf(stories: readonly Story[], now: number): number | undefined {
  const ends = stories.flatMap(story => listedUntil(story) ?? []).filter(end => end > now)
  return ends.length ? Math.min(...ends) : undefined
}
