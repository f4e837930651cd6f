import { block } from '../_kit/block-schema.ts'
import { richtext } from '../_kit/fields/richtext.ts'
import { text } from '../_kit/fields/text.ts'

/** Requirement disclosures/modal. */
export const schema = block(
  {
    title: 'Modal',
    description: 'Words that open a window with more.',
    inText: true,
    heading: ({ headline }) => (headline ? 'h2' : undefined),
  },
  {
    linkText: text({ required: true, description: 'The words that open it' }),
    headline: text(),
    content: richtext({ description: 'Without it there is nothing to open' }),
  },
)
