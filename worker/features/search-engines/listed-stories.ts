import { isIndexable, listedUntil } from '../../core/content/types/indexable.ts'
import { originalSlug, type Story } from '../../core/content/types/story.ts'
import { addressedLanguages } from '../../core/page/seo/page-tags.ts'
import { alternatesOf } from '../../core/page/story-facts.ts'
import { hasPage } from '../../core/request/routing/has-page.ts'
import { isInUnit } from '../../core/request/site/page-path.ts'
import type { Site } from '../../core/request/site/site.ts'
import type { SitemapStory } from './sitemap.ts'

const isOver = (story: Story, now: number) => (listedUntil(story) ?? now + 1) <= now

/** The stories that a unit's sitemap lists: no past events, and no stories whose address redirects. */
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
