import { items } from './fields/bloks.ts'
import { text } from './fields/text.ts'

/** When somebody is there for questions. A field of a story type and of a block. */
export const officeHours = () =>
  items(
    'office-hour',
    {
      day: text({ description: 'Dienstag' }),
      hours: text({ description: '18:00 bis 19:00' }),
      note: text({ description: 'By video, at most eight people, say' }),
    },
    { description: 'When somebody is there for questions' },
  )
