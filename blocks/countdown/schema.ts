import { block } from '../_kit/block-schema.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { datetime } from '../_kit/fields/datetime.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'
import { accentNames } from '../_kit/themes/theme.ts'

/** Requirement programme-blocks/countdown. */
export const schema = block(
  {
    title: 'Countdown',
    category: 'openings',
    description: 'Counts down to a moment, and disappears at another.',
  },
  {
    headline: text(),
    startDate: datetime({ required: true, description: 'Counted down to' }),
    endDate: datetime({ description: 'From then on the block is not shown' }),
    showStart: boolean({ description: 'Show the date that is counted down to' }),
    atText: text({ description: 'Between day and time: "um"' }),
    todayText: text({ description: 'In place of the day on the day itself: "heute"' }),
    timeText: text({ description: 'After the time: "Uhr"' }),
    color: option(accentNames),
    variant: option(['rings', 'days'], {
      defaultValue: 'rings',
      description: 'Rings that run to the second, or a line of the days that are left',
    }),
  },
)
