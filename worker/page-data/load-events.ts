import type { Stories } from '../content/stories/stories.ts'
import type { Story } from '../content/types/story.ts'

/** Story types whose pages list the events there. */
const places: ReadonlySet<string> = new Set(['location', 'lp-location'])

const listsEvents = ({ content }: Story): boolean => places.has(content.component)

interface LoadedEvents {
  readonly value: readonly Story[]
  readonly freshUntil: number
}

const none: readonly Story[] = []

/** All events, for a page that lists some of them. Never fails: a place's page is shown without its events. */
export async function loadEvents(story: Story, language: string, stories: Stories): Promise<LoadedEvents> {
  if (!listsEvents(story)) return { value: none, freshUntil: Number.POSITIVE_INFINITY }
  // The reader has logged why.
  return stories.ofType('event', language).catch(() => ({ value: none, freshUntil: 0 }))
}
