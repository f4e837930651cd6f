import * as v from 'valibot'
import { keyOfRequested } from '../cache/memory-cache.ts'
import type { Resource } from '../cache/resource.ts'
import type { ContentIndex, EventQuestion } from '../index/content-index.ts'
import { type Story, story } from '../types/story.ts'
import type { ChangedStory } from '../version/publications.ts'
import type { StoriesDependencies } from './stories-dependencies.ts'
import { codeOf } from './story-parameters.ts'

const HOUR = 3600_000

/** A page of the matching events that are not over, the next event first, and the number of all. */
export interface FoundEvents {
  readonly stories: readonly Story[]
  readonly total: number
  /** When the first of all of them ends. */
  readonly firstEnd?: number | undefined
}

const foundEvents = v.object({
  stories: v.array(story),
  total: v.number(),
  firstEnd: v.optional(v.number()),
})

/** Lists of events change after a publish of an event or of a page that an event links to, and when rows were filled. */
const isListed = ({ type }: ChangedStory) => type === 'event' || type === 'listing' || type === ''

/**
 * The events for a question; read again when the first of these events ends. Visitors choose the question; its size is limited where it is
 * parsed, and only one that they did not choose is stored in KV (`isStored`).
 */
export function eventsResource(
  index: ContentIndex,
  { language, after, ...question }: EventQuestion,
  { defaultLanguage, source, now, isStored }: StoriesDependencies & { readonly isStored: boolean },
): Resource<FoundEvents> {
  const query = { ...question, language: codeOf(language, defaultLanguage) }
  return {
    key: keyOfRequested(`events:${JSON.stringify([query, after])}`),
    persist: isStored,
    source: 'index',
    parse: body => v.parse(foundEvents, body),
    lists: isListed,
    async load() {
      const cv = (await source.cv?.()) ?? 0
      const found = await index.listing.events({ ...query, after: Math.max(after, now()) })
      if (!found) return undefined
      const { firstEnd } = found
      return { body: found, cv, ...(firstEnd !== undefined && { validUntil: firstEnd }) }
    },
  }
}

export interface PlaceQuestion {
  /** The uuid of the place's story. */
  readonly venue: string
  readonly language: string
  readonly limit: number
  readonly offset: number
}

/** The events at a place, of the first page stored in KV; read again each hour, because events end, and after each publish of an event or of a page that an event links to. */
export function placeEventsResource(
  index: ContentIndex,
  { venue, language, limit, offset }: PlaceQuestion,
  { defaultLanguage, unit, source, now }: StoriesDependencies,
): Resource<FoundEvents> {
  const hour = Math.floor(now() / HOUR)
  const code = codeOf(language, defaultLanguage)
  const question = { language: code, unit, venue, limit, offset, after: hour * HOUR }
  return {
    key: `events:${unit}:${code}:${venue}:${limit}:${offset}`,
    persist: offset === 0,
    source: 'index',
    parse: body => v.parse(foundEvents, body),
    lists: isListed,
    async load() {
      const version = (await source.cv?.()) ?? 0
      const found = await index.listing.events(question)
      return found && { body: found, cv: version, validUntil: (hour + 1) * HOUR }
    },
  }
}
