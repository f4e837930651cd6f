import { eventDay, eventEnd, eventHours } from '../../../../blocks/_kit/event-time.ts'
import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import type { FieldsOutput } from '../../../../blocks/_kit/fields/field.ts'
import { memoize } from '../../base/caching/memoize.ts'
import { eventSchema as schema } from '../../content/types/event.ts'
import { readContent } from '../../content/types/read-content.ts'
import { type Story, storyName } from '../../content/types/story.ts'
import { createSheet, type Sheet } from './template.ts'

type Event = FieldsOutput<typeof schema.fields>

const readEvent = ({ content }: Story): Event => readContent(schema.fields, content)

/** An unresolved relation is the other story's `uuid`. */
const isAt = ({ content: { venue } }: Story, uuid: string) => venue === uuid

const isFor = (unit: string, { unit: own }: Event) => !own || own === unit

const eventsOf = memoize((events: readonly Story[], uuid: string, unit: string) =>
  events
    .filter(event => isAt(event, uuid))
    .map(story => ({ story, event: readEvent(story) }))
    .filter(({ event }) => event.startsAt !== undefined && isFor(unit, event))
    .sort((a, b) => a.event.startsAt! - b.event.startsAt!)
    .map(({ story }) => story),
)

/** The events that take place at a story's place, in the order of their beginning; the same list for the same events. */
export const eventsAt = ({ uuid }: Story, events: readonly Story[], unit: string): readonly Story[] =>
  events.length ? eventsOf(events, uuid, unit) : events

const statuses = { cancelled: 'eventCancelled', postponed: 'eventPostponed' } as const

/** A badge: the event does not take place as planned, or the reason why registration is closed. */
const badgeOf = ({ status, buttonText, buttonDisabled }: Event, say: Sheet['say']) =>
  status ? say(statuses[status]) : buttonDisabled ? buttonText : undefined

/** A card's fields: it links to the page of the event, which describes registration. Every listed event has a start. */
function cardOf(story: Story, { say, language }: Sheet, zone: string): Readonly<Record<string, unknown>> {
  const event = readEvent(story)
  const startsAt = event.startsAt!
  const { duration, location, image, online } = event
  return {
    variant: 'event',
    title: event.title ?? storyName(story),
    content: event.description,
    date: eventDay({ ...event, startsAt }, zone),
    time: eventHours({ ...event, startsAt }, { language, zone }),
    until: new Date(eventEnd({ ...event, startsAt })).toISOString(),
    label: badgeOf(event, say),
    link: { linktype: 'story', cached_url: story.full_slug },
    buttonText: say('toEvent'),
    ...{ duration, location, image },
    locationOnMap: !online,
  }
}

/** The events, in cards that are hidden when they are over; the same block for the same events. */
const gridOf = memoize((events: readonly Story[], place: Story, language: string, zone: string): RawBlock => {
  const sheet = createSheet(place, language)
  const { make, say } = sheet
  const items = events.map(event => make(`event-${event.uuid}`, 'card', cardOf(event, sheet, zone)))
  return make('events', 'grid', { headline: say('sectionEvents'), items, columnsDesktop: '3' })
})

/** The page of events that is shown, how many there are, and the path of the place's page. */
interface EventPaging {
  readonly page: number
  readonly pages: number
  readonly path: string
}

/** Links to the pages of events before and after the one that is shown; none where there is one page only. */
function pagingOf({ page, pages, path }: EventPaging, place: Story, language: string): readonly RawBlock[] {
  if (pages < 2) return []
  const { make, say } = createSheet(place, language)
  const linkTo = (number: number, name: 'earlierEvents' | 'laterEvents', icon: object) =>
    make(`events-${name}`, 'link', {
      label: say(name),
      href: { linktype: 'url', url: number > 1 ? `${path}?page=${number}` : path },
      ...icon,
    })
  const content = [
    ...(page > 1 ? [linkTo(page - 1, 'earlierEvents', { iconBefore: 'arrow-left' })] : []),
    ...(page < pages ? [linkTo(page + 1, 'laterEvents', { iconAfter: 'arrow-right' })] : []),
  ]
  return [make(`events-page-${page}`, 'flex-blok', { layout: 'row', alignSelf: 'center', content })]
}

/** Without a visit section the grid comes directly after the hero. */
const insertEvents = memoize(
  (
    body: readonly RawBlock[],
    events: readonly Story[],
    place: Story,
    language: string,
    zone: string,
    page: number,
    pages: number,
    path: string,
  ): readonly RawBlock[] => {
    const index = body.findIndex(({ _uid }) => _uid === `${place.uuid}-visit`)
    const paging = pagingOf({ page, pages, path }, place, language)
    return body.toSpliced(Math.max(index, 0) + 1, 0, gridOf(events, place, language, zone), ...paging)
  },
)

/** A place's page with its events, below how to get there and when it is open. */
export function withEvents(
  body: readonly RawBlock[],
  {
    place,
    events,
    language,
    zone,
    paging,
  }: {
    readonly place: Story
    readonly events: readonly Story[]
    readonly language: string
    /** Time zone of the unit. */
    readonly zone: string
    readonly paging: EventPaging
  },
): readonly RawBlock[] {
  if (!events.length) return body
  const { page, pages, path } = paging
  return insertEvents(body, events, place, language, zone, page, pages, path)
}
