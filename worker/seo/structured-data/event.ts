import type { EventLeaf, PlaceLeaf, VirtualLocationLeaf } from 'schema-dts'
import type { Relation } from '../../../blocks/_kit/fields/relation.ts'
import { schema } from '../../content/types/event.ts'
import { locationFields } from '../../content/types/location.ts'
import { readContent } from '../../content/types/read-content.ts'
import { type Story, storyName } from '../../content/types/story.ts'
import { documentText, plainText } from '../plain-text.ts'
import { shareImageOf } from '../share-image.ts'
import { providerOf, type SiteSubject } from './organization.ts'
import { present } from './present.ts'

interface EventPage {
  readonly site: SiteSubject
  readonly origin: string
  /** Address of the page that tells of it. */
  readonly url: string
}

const instant = (milliseconds: number | undefined) =>
  milliseconds === undefined ? undefined : new Date(milliseconds).toISOString()

function venueOf({ name, content }: Relation): PlaceLeaf {
  const { street, postalCode, city } = readContent(locationFields, content)
  return {
    '@type': 'Place',
    name,
    address: present({
      '@type': 'PostalAddress' as const,
      streetAddress: street,
      postalCode,
      addressLocality: city,
    }),
  }
}

const namedPlace = (name: string): PlaceLeaf => ({ '@type': 'Place', name, address: name })

type EventContent = ReturnType<typeof readEvent>
const readEvent = ({ content }: Story) => readContent(schema.fields, content)

function placesOf({ venue, location, online }: EventContent, url: string) {
  const place = venue ? venueOf(venue) : location && !online ? namedPlace(plainText(location)) : undefined
  const virtual: VirtualLocationLeaf | undefined = online ? { '@type': 'VirtualLocation', url } : undefined
  return [place, virtual].filter(entry => entry !== undefined)
}

function attendanceOf(places: readonly { readonly '@type': string }[]) {
  if (places.length > 1) return 'https://schema.org/MixedEventAttendanceMode'
  return places.some(place => place['@type'] === 'VirtualLocation')
    ? 'https://schema.org/OnlineEventAttendanceMode'
    : 'https://schema.org/OfflineEventAttendanceMode'
}

/** Something that takes place on a day; undefined without a day or a place (Google, "event"). */
export function eventOf(story: Story, { site, origin, url }: EventPage): EventLeaf | undefined {
  const event = readEvent(story)
  const places = placesOf(event, url)
  const startDate = instant(event.startsAt)
  if (!startDate || !places.length) return undefined
  const image = event.image && shareImageOf(event.image)
  return present<EventLeaf>({
    '@type': 'Event',
    name: plainText(event.title ?? storyName(story)),
    description: event.description && plainText(documentText(event.description)),
    startDate,
    endDate: instant(event.endsAt),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: attendanceOf(places),
    location: places,
    image: image && origin + image.address,
    organizer: providerOf(site, origin),
    url,
  })
}
