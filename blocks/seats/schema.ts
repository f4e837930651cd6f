import { block } from '../_kit/block-schema.ts'
import { number } from '../_kit/fields/number.ts'
import { text } from '../_kit/fields/text.ts'

/** Requirement media/drawings. */
export const schema = block(
  {
    title: 'Table with seats',
    category: 'media',
    description: 'A table from above: its seats, those that are taken, and the time of the evening.',
  },
  {
    seats: number({ min: 1, max: 24, description: 'Places of a course' }),
    taken: number({ min: 0, max: 24, description: 'Places that are taken' }),
    from: text({ translatable: false, description: 'Time of day: 18:30' }),
    to: text({ translatable: false, description: 'Time of day: 20:30' }),
    name: text({ description: 'Whose table it is: Projektmanagement, ab 4. März' }),
  },
)
