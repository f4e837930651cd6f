import { items } from './fields/bloks.ts'
import { text } from './fields/text.ts'

/** What happens when, and where: the programme of an event, the office hours of a person. A field of story types and of blocks. */
export const timetable = (description: string) =>
  items(
    'timetable-entry',
    {
      time: text({ description: '10:00, or 18:00 bis 19:00' }),
      title: text({ description: 'What happens; of office hours the day' }),
      place: text({ description: 'A room; of office hours how, and for how many' }),
    },
    { description },
  )
