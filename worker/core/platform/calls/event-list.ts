import * as v from 'valibot'
import { eventEnd } from '../../../../blocks/_kit/event-time.ts'
import { fnv1a } from '../../../../blocks/_kit/fnv1a.ts'
import { parseZonedTime, standardZone } from '../../../../blocks/_kit/zoned-time.ts'
import { documentText, plainText } from '../../content/plain-text.ts'
import { eventFields } from '../../content/types/event.ts'
import { readContent } from '../../content/types/read-content.ts'
import { changeOf, type Story, storyName } from '../../content/types/story.ts'
import { type LinkRules, storyPath } from '../../request/site/links.ts'
import {
  anyIdOrNone,
  filled,
  flag,
  href,
  image,
  imageOf,
  listed,
  number,
  part,
  text,
} from '../answer-fields.ts'
import { nextBoundary } from '../audience.ts'
import { type EmbeddedDependencies, platformCall } from '../call.ts'
import { count, language, optionalName, pageNumber } from '../page-query.ts'

const moment = v.pipe(
  v.union([
    v.number(),
    v.pipe(
      v.string(),
      v.transform(written => parseZonedTime(written, standardZone)),
    ),
  ]),
  v.number(),
  v.finite(),
)

/**
 * `startsAt`, `endsAt` and `changedAt` (last change) in epoch milliseconds. An event without a uuid from its platform gets an id of its time and
 * title, by which forms and calendars tell events apart.
 */
const event = v.pipe(
  v.object({
    uuid: v.nullish(v.string()),
    storyId: anyIdOrNone,
    title: v.string(),
    description: text,
    image,
    startsAt: moment,
    endsAt: part(moment),
    changedAt: part(moment),
    duration: text,
    online: flag,
    timeZone: text,
    // An event with any other status takes place as it was announced.
    status: v.fallback(part(v.picklist(['cancelled', 'postponed'])), undefined),
    location: text,
    seats: number,
    freeSeats: number,
    buttonText: text,
    buttonDisabled: flag,
    href,
  }),
  v.transform(({ uuid, ...given }) => ({
    uuid: uuid || `${given.startsAt}-${fnv1a(given.title).toString(36)}`,
    ...given,
  })),
)

type Event = v.InferOutput<typeof event>

interface Answer {
  readonly value: readonly Event[]
  /** The call failed: its list is empty although there may be events. */
  readonly failed?: true
}

const day = v.optional(v.pipe(v.string(), v.regex(/^(\d{4}-\d{2}-\d{2})?$/)), '')

/** Days are those of the unit; `to` is included. */
const query = v.object({
  space: optionalName,
  language,
  from: day,
  to: day,
  online: v.optional(v.picklist(['', 'true', 'false']), ''),
  location: v.optional(v.pipe(v.string(), v.maxLength(80)), ''),
  limit: count(100, 100),
  page: v.optional(pageNumber),
})

type Query = v.InferOutput<typeof query>

/** The event of a story as the call returns it; undefined for a story without a start, or of another unit. */
export function toEvent(story: Story, links: LinkRules, space: string): Event[] {
  const { unit, startsAt, link: _registration, ...content } = readContent(eventFields, story.content)
  if (startsAt === undefined || (unit && space && unit !== space)) return []
  const { title, description, image } = content
  const fields = {
    ...content,
    uuid: story.uuid,
    storyId: String(story.id),
    title: plainText(title ?? storyName(story)),
    description: description && documentText(description),
    image: imageOf(image),
    startsAt,
    changedAt: changeOf(story),
    href: storyPath(story.full_slug, links),
  }
  return [filled(fields)]
}

const firstMoment = ({ from }: Query, zone: string) => (from ? parseZonedTime(from, zone) : undefined)
const lastMoment = ({ to }: Query, zone: string) => (to ? parseZonedTime(`${to} 23:59:59`, zone) : undefined)

const offsetOf = ({ page = 1, limit }: Query) => (page - 1) * limit

function isRequested(event: Event, query: Query, zone: string): boolean {
  const { online, location } = query
  return (
    eventEnd(event) > (firstMoment(query, zone) ?? -Infinity) &&
    event.startsAt <= (lastMoment(query, zone) ?? Infinity) &&
    (!online || String(event.online) === online) &&
    (!location || event.location?.toLowerCase().includes(location.toLowerCase()) === true)
  )
}

/** The answer from the index; undefined where it does not know the events. */
async function fromIndex(query: Query, dependencies: EmbeddedDependencies) {
  const { stories, defaultLanguage, links, timeZone, isForPage } = dependencies
  const isChosen = query.from || query.to || query.online || query.location || offsetOf(query) > 0
  const question = {
    language: query.language || defaultLanguage,
    unit: query.space,
    after: firstMoment(query, timeZone) ?? 0,
    until: lastMoment(query, timeZone),
    online: query.online === '' ? undefined : query.online === 'true',
    location: query.location,
    limit: query.limit,
    offset: offsetOf(query),
  }
  const found = await stories.events(question, { isStored: isForPage && !isChosen })
  if (!found) return undefined
  const { stories: events, firstEnd } = found.value
  const value = events.flatMap(story => toEvent(story, links, query.space))
  return { answer: { value }, validUntil: firstEnd }
}

/** The answer from all events, where the index does not know them. */
async function fromAll(query: Query, dependencies: EmbeddedDependencies) {
  const { stories, defaultLanguage, links, timeZone, now } = dependencies
  const { value } = await stories.ofType('event', query.language || defaultLanguage)
  const all = value.flatMap(story => toEvent(story, links, query.space))
  const coming = all
    .filter(event => eventEnd(event) > now && isRequested(event, query, timeZone))
    .sort((a, b) => a.startsAt - b.startsAt)
    .slice(offsetOf(query), offsetOf(query) + query.limit)
  const ends = all.map(event => ({ endsAt: eventEnd(event) }))
  return { answer: { value: coming }, validUntil: nextBoundary(ends, now) }
}

/** The events of a unit that are not over, the next first, `limit` on a page. */
export const call = platformCall<Query, Answer>({
  path: 'v2/event/list',
  query,
  answer: listed('value', event, 'data'),
  embedded: async (query, dependencies) =>
    (await fromIndex(query, dependencies)) ?? fromAll(query, dependencies),
  deadline: 1500,
  fallback: { value: [], failed: true },
  isList: true,
})
