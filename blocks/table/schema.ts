import { block } from '../_kit/block-schema.ts'
import { items } from '../_kit/fields/bloks.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { option } from '../_kit/fields/option.ts'
import { richtext } from '../_kit/fields/richtext.ts'
import { text } from '../_kit/fields/text.ts'

const cell = {
  content: richtext({ description: 'A few words' }),
  best: boolean({ description: 'Marked as the best of its row, with the highlighter of the theme' }),
}

// Without one of its cells, the others of a row would be in wrong columns.
const cells = items('table-cell', cell, { whole: true })

const group = {
  title: text({ description: 'Opens and closes the group; without one its rows are always there' }),
  closed: boolean({ description: 'Closed at first' }),
  rows: items('table-row', { cells }),
}

/** Requirement programme-blocks/table. */
export const schema = block(
  {
    title: 'Table',
    category: 'text',
    description: 'Striped rows, in groups that open and close.',
    heading: ({ headline, headlineLevel }) => (headline ? headlineLevel : undefined),
  },
  {
    headline: text(),
    headlineLevel: option(['h2', 'h3', 'h4'], { defaultValue: 'h3' }),
    columns: items('table-column', { title: text() }, { whole: true, description: 'Names of the columns' }),
    groups: items('table-group', group),
  },
)
