import type { EventLeaf, PlaceLeaf, VirtualLocationLeaf } from 'schema-dts'
import { writtenEnd } from '../../../../blocks/_kit/event-time.ts'
import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import { documentText, plainText } from '../../content/plain-text.ts'
import { eventSchema as schema } from '../../content/types/event.ts'
import { locationFields } from '../../content/types/location.ts'
import { readContent } from '../../content/types/read-content.ts'
import { type Story, storyName } from '../../content/types/story.ts'
import { type LinkRules, storyPath } from '../../request/site/links.ts'
import { shareImageOf } from '../share-image.ts'
import { present, providerOf, type SiteSubject } from './organization.ts'

interface Place {
  readonly name: string
  readonly street?: string | undefined
  readonly postalCode?: string | undefined
  readonly city?: string | undefined
}

export interface EventSubject {
  /** Path of its page. */
  readonly path: string
  readonly name: string
  readonly description: string | undefined
  /** Epoch milliseconds. */
  readonly startsAt: number
  readonly endsAt: number | undefined
  /** Path of its picture. */
  readonly image: string | undefined
  readonly place: Place | undefined
  readonly online: boolean
  readonly status: 'cancelled' | 'postponed' | undefined
}

/** A location's story, or its substitute in a relation. */
interface Venue {
  readonly name: string
  readonly content: RawBlock
}

function venueOf({ name, content }: Venue): Place {
  const { street, postalCode, city } = readContent(locationFields, content)
  return { name: plainText(name), street, postalCode, city }
}

interface EventSite {
  readonly links: LinkRules
  /** Name of the theme, which paints pictures. */
  readonly theme: string
}

/** Reads the event of an event story, at the `venue` whose page lists it; undefined without a day or a place. */
export function eventSubject(
  story: Story,
  { links, theme }: EventSite,
  venue?: Venue,
): EventSubject | undefined {
  const { startsAt, endsAt, online, status, ...event } = readContent(schema.fields, story.content)
  const at = venue ?? event.venue
  const named = event.location && !online ? { name: plainText(event.location) } : undefined
  const place = at ? venueOf(at) : named
  if (startsAt === undefined || (!place && !online)) return undefined
  return {
    path: storyPath(story.full_slug, links),
    name: plainText(event.title ?? storyName(story)),
    description: event.description && plainText(documentText(event.description)),
    image: event.image && shareImageOf(event.image, theme)?.address,
    ...{ startsAt, endsAt: writtenEnd({ startsAt, endsAt }), place, online, status },
  }
}

const placeLeaf = ({ name, street, postalCode, city }: Place): PlaceLeaf => ({
  '@type': 'Place',
  name,
  address: street
    ? present({
        '@type': 'PostalAddress' as const,
        streetAddress: street,
        postalCode,
        addressLocality: city,
      })
    : name,
})

function attendanceOf({ place, online }: EventSubject) {
  if (place && online) return 'https://schema.org/MixedEventAttendanceMode'
  return online
    ? 'https://schema.org/OnlineEventAttendanceMode'
    : 'https://schema.org/OfflineEventAttendanceMode'
}

export interface EventPage {
  readonly event: EventSubject
  readonly site: SiteSubject
  readonly origin: string
}

const statuses = {
  planned: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
} as const

/** The structured data of an event (Google, "event"). */
export function eventOf({ event, site, origin }: EventPage): EventLeaf {
  const url = new URL(event.path, origin).href
  const { name, description, startsAt, endsAt, image, place, online } = event
  const virtual: VirtualLocationLeaf | undefined = online ? { '@type': 'VirtualLocation', url } : undefined
  return present<EventLeaf>({
    '@type': 'Event',
    name,
    description,
    startDate: new Date(startsAt).toISOString(),
    endDate: endsAt === undefined ? undefined : new Date(endsAt).toISOString(),
    eventStatus: statuses[event.status ?? 'planned'],
    eventAttendanceMode: attendanceOf(event),
    location: [place && placeLeaf(place), virtual].filter(entry => entry !== undefined),
    image: image && origin + image,
    organizer: providerOf(site, origin),
    url,
  })
}
