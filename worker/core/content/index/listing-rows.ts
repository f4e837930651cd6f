import * as v from 'valibot'
import { eventEnd } from '../../../../blocks/_kit/event-time.ts'
import { fittingEntries } from '../../request/site/fitting-entries.ts'
import type { ContentSource } from '../client/content-source.ts'
import { storiesPage } from '../client/delivery-calls.ts'
import { eventFields } from '../types/event.ts'
import { decidingFields } from '../types/indexable.ts'
import { hasTemplate } from '../types/layout.ts'
import { readContent } from '../types/read-content.ts'
import { originalSlug, type Story, story as storySchema, translationsOf } from '../types/story.ts'
import { contentFields, storyTypes } from '../types/story-types.ts'
import type { ListedEvent, ListedStory, ListingPart } from './content-index.ts'

const kept: ReadonlySet<string> = new Set([...decidingFields, ...Object.keys(eventFields)])

/** Fields that no list reads; they are most of a story's size. */
export const unlistedFields: readonly string[] = contentFields.filter(name => !kept.has(name))

const isPage = ({ content: { component } }: Story) =>
  storyTypes.has(component) && (component === 'page' || hasTemplate(component))

/** Whether a story is an event; the texts of events differ by language. */
const isEvent = ({ content }: Story): boolean => content.component === 'event'

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
function listedStory(story: Story): ListedStory {
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
function listedEvent(story: Story, language: string): readonly ListedEvent[] {
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
const readStories = (raw: readonly unknown[]): readonly Story[] => v.parse(fittingStories, raw)

/** The source as it is at a version. */
export interface ListingSource {
  readonly source: ContentSource
  readonly signal: AbortSignal
  readonly version: number
  /** Codes of the languages beside the default one. */
  readonly languages: readonly string[]
}

/** The delivery API returns at most so many stories at once. */
export const perCall = 100

/** The published stories with these uuids, in one language, without fields that no list reads. Throws `SourceError`. */
export const storiesToList = async (
  uuids: readonly string[],
  { source, signal, version }: ListingSource,
  language: { readonly language?: string } = {},
) => {
  const parameters = {
    by_uuids: uuids.join(','),
    per_page: perCall,
    excluding_fields: unlistedFields.join(','),
  }
  const call = { source: { ...source, cv: () => version }, signal }
  return readStories((await storiesPage(call, { ...parameters, ...language })).stories)
}

/** The rows of stories, given as the delivery API sends them in the default language. Events are read in each other language. Throws `SourceError`. */
export async function listingPart(raw: readonly unknown[], from: ListingSource): Promise<ListingPart> {
  const stories = readStories(raw)
  const own = stories.filter(isEvent)
  const events: ListedEvent[] = own.flatMap(event => listedEvent(event, 'default'))
  for (const language of own.length ? from.languages : [])
    for (let start = 0; start < own.length; start += perCall) {
      const uuids = own.slice(start, start + perCall).map(({ uuid }) => uuid)
      const found = await storiesToList(uuids, from, { language })
      events.push(...found.flatMap(event => listedEvent(event, language)))
    }
  return { version: from.version, stories: stories.map(listedStory), events }
}
