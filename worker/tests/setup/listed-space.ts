import { env } from 'cloudflare:test'
import { createContentIndex } from '../../core/content/index/stored-index.ts'
import type { SpaceSeed } from '../../core/content/space-schema.ts'
import { largeSpace, pageSlug } from './large-space.ts'
import { SECOND } from './publish.ts'
import { type StoryDraft, storyLink, storyOf } from './story.ts'

export const MINUTE = 60 * SECOND

export const newIndex = () => createContentIndex(env.INDEX!, crypto.randomUUID())

export const eventDraft = (number: number, fields: object = {}): StoryDraft => ({
  slug: `events/abend-${number}`,
  name: `Abend ${number}`,
  content: {
    component: 'event',
    title: `Abend ${number}`,
    startsAt: `2027-01-${String(number + 1).padStart(2, '0')} 18:00`,
    location: 'Campus Berlin',
    link: storyLink(pageSlug(number)),
    ...fields,
  },
})

/** Pages and events that link to pages. */
export function spaceWithEvents(pages: number, events: number): SpaceSeed {
  const space = largeSpace(pages)
  const stories = Array.from({ length: events }, (_, number) => {
    const story = { ...storyOf(eventDraft(number), 5000 + number), id: 600_000 + number }
    return { draft: story, published: story }
  })
  return { ...space, stories: [...space.stories, ...stories] }
}

export const question = { language: 'default', unit: 'dach', after: 0, limit: 100 }
