import { block } from '../_kit/block-schema.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { datetime } from '../_kit/fields/datetime.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { number } from '../_kit/fields/number.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'
import { timetable } from '../_kit/timetable.ts'

/** Requirement tools/event-page. */
export const schema = block(
  {
    title: 'Event details',
    description:
      'When and where an event takes place, what happens there, and how to register. Each event’s page has it.',
    place: 'none',
  },
  {
    startsAt: datetime(),
    endsAt: datetime(),
    duration: text(),
    online: boolean(),
    timeZone: text({ translatable: false }),
    status: option(['cancelled', 'postponed'], { translatable: false }),
    location: text(),
    venue: multilink({ description: 'The page of the place.' }),
    seats: number({ min: 0, description: 'Number of all seats' }),
    freeSeats: number({ min: 0, description: 'Number of free seats; shown with that of all' }),
    programme: timetable('The programme: what happens when'),
    buttonText: text(),
    buttonDisabled: boolean({ description: 'Nobody can register; the text says why.' }),
    link: multilink(),
    allEvents: multilink({ description: 'The page that lists all events.' }),
    event: text({ translatable: false, description: 'The uuid of the event, which names its calendar.' }),
  },
)
