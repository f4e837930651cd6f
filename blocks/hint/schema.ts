import { block } from '../_kit/block-schema.ts'
import { html } from '../_kit/fields/html.ts'
import { text } from '../_kit/fields/text.ts'

/** Requirement disclosures/hint. */
export const schema = block(
  { title: 'Hint', category: 'text', description: 'An info icon that opens a note.' },
  {
    label: text({ description: 'Words before the icon; they also name it' }),
    tooltip: html({ description: 'The note: simple HTML, a few sentences' }),
  },
)
