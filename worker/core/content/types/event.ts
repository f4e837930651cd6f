import { block } from '../../../../blocks/_kit/block-schema.ts'
import { asset } from '../../../../blocks/_kit/fields/asset.ts'
import { boolean } from '../../../../blocks/_kit/fields/boolean.ts'
import { datetime } from '../../../../blocks/_kit/fields/datetime.ts'
import { multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import { number } from '../../../../blocks/_kit/fields/number.ts'
import { option } from '../../../../blocks/_kit/fields/option.ts'
import { relation } from '../../../../blocks/_kit/fields/relation.ts'
import { richtext } from '../../../../blocks/_kit/fields/richtext.ts'
import { text } from '../../../../blocks/_kit/fields/text.ts'
import { timetable } from '../../../../blocks/_kit/timetable.ts'
import { isZone } from '../../../../blocks/_kit/zoned-time.ts'
import { pageFields } from './page.ts'

interface Times {
  readonly startsAt?: number | undefined
  readonly endsAt?: number | undefined
}

/** Why an end cannot be meant. */
export const endFaults = ({ startsAt = -Infinity, endsAt = Infinity }: Times): readonly string[] =>
  endsAt <= startsAt ? ['It ends before it starts.'] : []

const zoneFaults = ({ timeZone }: { readonly timeZone?: string | undefined }) =>
  timeZone && !isZone(timeZone) ? [`There is no time zone ${timeZone}.`] : []

/** The fields of an event that lists show. */
export const eventFields = {
  title: text({ description: 'Default: the name of the story.' }),
  description: richtext(),
  image: asset(),
  startsAt: datetime(),
  endsAt: datetime(),
  duration: text(),
  online: boolean(),
  timeZone: text({
    translatable: false,
    description: 'Time zone of the place where it is not that of the site, such as Europe/London.',
  }),
  status: option(['cancelled', 'postponed'], {
    translatable: false,
    description: 'Empty where it takes place as planned.',
  }),
  location: text({ description: 'As it is written on cards and in lists, with the place or the city.' }),
  venue: relation('location', { description: 'The page of the place.' }),
  unit: text({ translatable: false, description: 'Code of the unit; empty for all.' }),
  seats: number({ min: 0, description: 'Number of all seats; lists and the page name it.' }),
  freeSeats: number({ min: 0, description: 'Number of free seats; shown with that of all.' }),
  buttonText: text(),
  buttonDisabled: boolean({ description: 'Nobody can register; the text says why.' }),
  link: multilink({ description: 'Where visitors register.' }),
}

/**
 * Story type `event`: an information evening, an open day, a trial lecture. Its page shows the event's own blocks, then its
 * free blocks.
 */
export const eventSchema = block(
  {
    title: 'Event',
    description: 'Something that takes place on a day, with a page of its own.',
    faults: content => [...endFaults(content), ...zoneFaults(content)],
  },
  {
    ...eventFields,
    ...pageFields,
    programme: timetable('The programme: what happens when'),
    allEvents: multilink({ description: 'The page that lists all events.' }),
    contact: relation('contact-person', { description: 'Who answers questions about the event.' }),
  },
)
