import { block } from '../_kit/block-schema.ts'
import { items } from '../_kit/fields/bloks.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'

const row = {
  label: text({ required: true }),
  first: text({ description: 'Figure of the first column' }),
  second: text({ description: 'Figure of the second column' }),
  mark: option(['none', 'first', 'second'], {
    defaultValue: 'none',
    description: 'A highlighter in one of two colours',
  }),
}

/** Requirement media/drawings. */
export const schema = block(
  {
    title: 'Marked page',
    category: 'media',
    description: 'A page of figures with somebody’s highlighter on it, and a note in the margin.',
  },
  {
    title: text(),
    subtitle: text(),
    firstColumn: text(),
    secondColumn: text(),
    rows: items('marked-row', row, { max: 8 }),
    note: text({ description: 'In the margin, beside the first marked row' }),
  },
)
