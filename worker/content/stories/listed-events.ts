import * as v from 'valibot'
import { within } from '../../http/deadline.ts'
import type { Resource } from '../cache/resource.ts'
import type { ContentIndex } from '../index/content-index.ts'
import type { EventPage, EventQuestion } from '../index/listing.ts'
import { parseStories, type Story, story } from '../types/story.ts'
import type { StoriesDependencies } from './stories-dependencies.ts'
import { codeOf } from './story-parameters.ts'

/** Milliseconds for the index. */
const DEADLINE = 500
const HOUR = 3600_000

const late = (): never => {
  throw new Error('no answer in time')
}

/** The events that a question asks for; undefined where the index cannot know them: there is none, it is not filled yet, or drafts are read. */
export async function askForEvents(
  { language, ...question }: EventQuestion,
  { index, source, defaultLanguage }: Pick<StoriesDependencies, 'index' | 'source' | 'defaultLanguage'>,
): Promise<
  { readonly stories: readonly Story[]; readonly total: number; readonly firstEnd?: number } | undefined
> {
  if (!index || source.version === 'draft') return undefined
  const asked = { ...question, language: codeOf(language, defaultLanguage) }
  const page = await within<EventPage | undefined>(index.listing.events(asked), DEADLINE, late)
  if (!page) return undefined
  const { stories, total, firstEnd } = page
  return { stories: parseStories({ stories }), total, ...(firstEnd !== undefined && { firstEnd }) }
}

/** Some of the events at a place that are not over, the next first, and how many there are. */
export interface PlaceEvents {
  readonly stories: readonly Story[]
  readonly total: number
}

const placeEvents = v.object({ stories: v.array(story), total: v.number() })

export interface PlaceQuestion {
  /** The uuid of the place's story. */
  readonly venue: string
  readonly language: string
  readonly limit: number
  readonly offset: number
}

/** Read anew each hour, because events end, and after each publish of an event or of a page that one of them leads to. */
export function placeEventsResource(
  index: ContentIndex,
  { venue, language, limit, offset }: PlaceQuestion,
  { defaultLanguage, unit, source, now }: StoriesDependencies,
): Resource<PlaceEvents> {
  const hour = Math.floor(now() / HOUR)
  const code = codeOf(language, defaultLanguage)
  const question = { language: code, unit, venue, limit, offset, after: hour * HOUR }
  return {
    key: `events:${unit}:${code}:${venue}:${limit}:${offset}:${hour}`,
    persist: false,
    source: 'index',
    parse: body => v.parse(placeEvents, body),
    lists: ({ type }) => type === 'event' || type === 'listing' || type === '',
    async load() {
      const version = (await source.cv?.()) ?? 0
      const found = await index.listing.events(question)
      return found && { body: { stories: found.stories, total: found.total }, cv: version }
    },
  }
}
