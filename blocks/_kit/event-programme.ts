import { items } from './fields/bloks.ts'
import { text } from './fields/text.ts'

/** The programme of an event: what happens when, and where. A field of a story type and of a block. */
export const eventProgramme = () =>
  items(
    'event-step',
    {
      time: text({ translatable: false, description: 'Time of day: 10:00' }),
      title: text(),
      place: text({ description: 'A room, say' }),
    },
    { description: 'What happens when' },
  )
