import type { SpaceSeed, StoredStory } from '../../core/content/space-schema.ts'
import { smallSpace } from './small-space.ts'
import { type TestSite, withContent } from './test-site.ts'

export const SECOND = 1000
/** When the test's clock begins. */
export const NOW = Date.UTC(2026, 10, 21, 9)

export type Body = readonly Record<string, unknown>[]

export const retitled = (text: string) => (space: SpaceSeed) =>
  withContent(space, 'home', content => ({
    ...content,
    body: (content.body as Body).map(block => (block._uid === 'title' ? { ...block, text } : block)),
  }))

export const idOf = (space: SpaceSeed, slug: string) =>
  space.stories.find(({ draft }) => draft.full_slug === slug)!.draft.id

export const home = { id: idOf(smallSpace(), 'home') }
export const bachelor = { id: idOf(smallSpace(), 'bachelor') }

/** Requests now, and again two seconds later: an isolate reads a new version in the background of a request. */
export async function soon(site: TestSite, path: string) {
  site.turnClock(2 * SECOND)
  await site.get(path)
  site.turnClock(2 * SECOND)
  return site.get(path)
}

export const published = (at: string) => (story: StoredStory) => ({ ...story, published_at: at })
