import type { FieldsOutput } from '../../../../blocks/_kit/fields/field.ts'
import { documentText, plainText } from '../../content/plain-text.ts'
import { eventSchema as schema } from '../../content/types/event.ts'
import { locationFields } from '../../content/types/location.ts'
import { readContent } from '../../content/types/read-content.ts'
import { contactSection } from './contact.ts'
import { linkValue, paragraphs, type Section, type Sheet, type Template } from './template.ts'
import { textSection } from './topics.ts'

type Event = FieldsOutput<typeof schema.fields>

/** Maximum characters; a longer description becomes a text block. */
const longestSubline = 240

/** The place of the event: a room alone says less than the room and the place, which the city may say as well. */
function placeOf({ location, venue }: Event): string | undefined {
  if (!location || !venue) return location || venue?.name
  const { city } = readContent(locationFields, venue.content)
  const isSaid = [venue.name, city].some(name => name && location.includes(name))
  return isSaid ? location : `${location}, ${venue.name}`
}

const moment = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString())

function detailsSection({ make, uuid }: Sheet, event: Event): Section {
  const {
    startsAt,
    endsAt,
    venue,
    duration,
    online,
    timeZone,
    status,
    buttonText,
    buttonDisabled,
    seats,
    freeSeats,
    programme,
  } = event
  const details = {
    ...{ duration, online, timeZone, status, buttonText, buttonDisabled, seats, freeSeats, programme },
    location: placeOf(event),
    startsAt: moment(startsAt),
    endsAt: moment(endsAt),
    venue: venue && { linktype: 'story', cached_url: venue.slug },
    link: linkValue(event.link),
    allEvents: linkValue(event.allEvents),
    event: uuid,
  }
  return { name: 'details', blocks: [make('details-facts', 'event-details', details)] }
}

/** The address of the place, and how to get there, in the words of its own page. */
function directionsSection(sheet: Sheet, { venue }: Event): Section {
  if (!venue) return { name: 'directions', blocks: [] }
  const { street, postalCode, city, directions } = readContent(locationFields, venue.content)
  const town = [postalCode, city].filter(Boolean).join(' ')
  const address = paragraphs([street, town].filter(Boolean).join(', ') || undefined)
  const content = directions && [...(address?.content ?? []), ...(directions.content ?? [])]
  return textSection(sheet, 'directions', {
    title: 'sectionDirections',
    content: content && { type: 'doc', content },
  })
}

/** The page of an event: description, time and place, and registration (requirement tools/event-page). */
export const event: Template = sheet => {
  const { make, name } = sheet
  const content = readContent(schema.fields, sheet.content)
  const { title, description, image } = content
  const words = plainText(description ? documentText(description) : '')
  const isShort = words.length <= longestSubline
  return {
    hero: make('hero', 'hero', {
      type: image ? 'split' : 'basic',
      headline: title ?? name,
      subline: isShort ? words : undefined,
      excludeSublineFromH1: true,
      image,
    }),
    sections: [
      detailsSection(sheet, content),
      {
        name: 'about',
        blocks: description && !isShort ? [make('about-text', 'rich-text', { content: description })] : [],
      },
      ...(content.online ? [] : [directionsSection(sheet, content)]),
      contactSection(sheet, content.contact),
    ],
    pageType: 'location',
  }
}
