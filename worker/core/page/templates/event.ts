import type { FieldsOutput } from '../../../../blocks/_kit/fields/field.ts'
import { documentText, plainText } from '../../content/plain-text.ts'
import { eventSchema as schema } from '../../content/types/event.ts'
import { readContent } from '../../content/types/read-content.ts'
import { contactSection } from './contact.ts'
import type { Section, Sheet, Template } from './template.ts'
import { linkValue } from './values.ts'

type Event = FieldsOutput<typeof schema.fields>

/** Maximum characters; a longer description becomes a text block. */
const longestSubline = 240

/** The place of the event: a room alone says less than the room and the place. */
const placeIn = (location: string | undefined, venue: string | undefined) =>
  location && venue && !location.includes(venue) ? `${location}, ${venue}` : location || venue

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
    location,
    buttonText,
    buttonDisabled,
  } = event
  const details = {
    ...{ duration, online, timeZone, status, buttonText, buttonDisabled },
    location: placeIn(location, venue?.name),
    startsAt: moment(startsAt),
    endsAt: moment(endsAt),
    venue: venue && { linktype: 'story', cached_url: venue.slug },
    link: linkValue(event.link),
    allEvents: linkValue(event.allEvents),
    event: uuid,
  }
  return { name: 'details', blocks: [make('details-facts', 'event-details', details)] }
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
      contactSection(sheet, content.contact),
    ],
    pageType: 'location',
  }
}
