import { block } from '../_kit/block-schema.ts'
import { items } from '../_kit/fields/bloks.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'
import { surfaceNames } from '../_kit/themes/theme.ts'

/** In the order of a week. */
export const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

const slot = {
  day: option(days, { defaultValue: 'monday' }),
  from: text({ translatable: false, description: 'Time of day: 5:30' }),
  to: text({ translatable: false, description: 'Time of day: 7:30' }),
  label: text({ description: 'One or two words' }),
  kind: option(['study', 'live', 'group', 'work'], {
    defaultValue: 'study',
    description: 'Work is hatched and has no label',
  }),
}

/** Requirement media/drawings. */
export const schema = block(
  {
    title: 'Week',
    category: 'media',
    description: 'The hours of a week as a drawing: when somebody works, and when they study.',
  },
  {
    name: text({ description: 'Whose week it is, for those who do not see it: The week of Mehmet' }),
    slots: items('week-slot', slot, { max: 30 }),
    surface: option(surfaceNames, { defaultValue: 'black' }),
  },
)
