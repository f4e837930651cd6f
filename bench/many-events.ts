import type { SpaceSeed } from '../kv-seed/space-schema.ts'
import { storyOf, uuidOf } from '../worker/tests/setup/story.ts'

const HOUR = 3600_000

/** The space with so many events more at a place, one each hour from tomorrow on. */
export function withEvents(space: SpaceSeed, count: number, place: string): SpaceSeed {
  const tomorrow = Date.now() + 24 * HOUR
  const stories = Array.from({ length: count }, (_, index) => {
    const startsAt = new Date(tomorrow + index * HOUR).toISOString().slice(0, 16).replace('T', ' ')
    const content = { component: 'event', title: `Termin ${index}`, startsAt, venue: uuidOf(place) }
    const draft = { slug: `bench-events/event-${index}`, name: `Termin ${index}`, content }
    const story = { ...storyOf(draft, 100_000 + index), id: 800_000_000 + index, translated_slugs: [] }
    return { draft: { ...story, content: { component: 'event' } }, published: story }
  })
  return { ...space, stories: [...space.stories, ...stories] }
}
