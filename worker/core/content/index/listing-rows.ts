import * as v from 'valibot'
import { eventEnd } from '../../../../blocks/_kit/event-time.ts'
import { fittingEntries } from '../../request/site/fitting-entries.ts'
import { eventFields } from '../types/event.ts'
import { decidingFields } from '../types/indexable.ts'
import { readContent } from '../types/read-content.ts'
import { originalSlug, type Story, story as storySchema, translationsOf } from '../types/story.ts'
import { contentFields, storyTypes } from '../types/story-types.ts'
import { hasTemplate } from '../types/templated-types.ts'
import type { ListedEvent, ListedStory } from './listing.ts'

const kept: ReadonlySet<string> = new Set([...decidingFields, ...Object.keys(eventFields)])

/** Fields that no list reads; they are most of a story's size. */
export const unlistedFields: readonly string[] = contentFields.filter(name => !kept.has(name))

const isPage = ({ content: { component } }: Story) =>
  storyTypes.has(component) && (component === 'page' || hasTemplate(component))

/** Whether a story is an event; the texts of events differ by language. */
export const isEvent = ({ content }: Story): boolean => content.component === 'event'

/** Characters of an address and of its link to a language, beside its path (`sitemap.ts`). */
const PER_ADDRESS = 90
const PER_LINK = 90

/** About how much a story takes in a sitemap: each address names all of them, and the default one twice. */
function weightOf(story: Story) {
  const paths = [originalSlug(story), ...translationsOf(story).map(({ path }) => path)]
  const letters = paths.reduce((sum, path) => sum + path.length, 0)
  const links = paths.length > 1 ? PER_LINK * (paths.length + 1) + letters : 0
  return { addresses: paths.length, characters: paths.length * (PER_ADDRESS + links) + letters }
}

const weightless = { addresses: 0, characters: 0 }

/** The row of a story in the default language. */
export function listedStory(story: Story): ListedStory {
  const { content, ...rest } = story
  const fields = Object.entries(content).filter(([name]) => name === 'component' || decidingFields.has(name))
  return {
    uuid: story.uuid,
    id: story.id,
    slug: originalSlug(story),
    changed: story.published_at ?? '',
    ...(isPage(story) ? weightOf(story) : weightless),
    story: isPage(story) ? { ...rest, content: Object.fromEntries(fields) } : undefined,
  }
}

const references = v.object({
  venue: v.fallback(v.string(), ''),
  link: v.fallback(v.object({ linktype: v.literal('story'), id: v.string() }), { linktype: 'story', id: '' }),
})

/** The row of an event in a language; undefined for an event without a start. */
export function listedEvent(story: Story, language: string): readonly ListedEvent[] {
  const { unit, startsAt, endsAt, online, location } = readContent(eventFields, story.content)
  if (startsAt === undefined) return []
  const { venue, link } = v.parse(references, story.content)
  return [
    {
      uuid: story.uuid,
      language,
      unit: unit ?? '',
      startsAt,
      endsAt: eventEnd({ startsAt, endsAt }),
      online,
      location: location ?? '',
      venue,
      link: link.id,
      story,
    },
  ]
}

const fittingStories = fittingEntries(storySchema)

/** The stories of an answer that can be read: a malformed one has no row. */
export const readStories = (raw: readonly unknown[]): readonly Story[] => v.parse(fittingStories, raw)
