import { block } from '../_kit/block-schema.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { richtext } from '../_kit/fields/richtext.ts'
import { text } from '../_kit/fields/text.ts'
import { levelBelow } from '../_kit/heading.tsx'

/** An accordion item by itself, embedded in rich text (requirement disclosures/accordion-fields). */
export const schema = block(
  {
    title: 'Accordion content',
    category: 'text',
    description: 'A line in a text that opens more of it.',
    inText: true,
    heading: (_, above) => levelBelow(above),
  },
  {
    title: text({ required: true }),
    content: richtext({ description: 'Without it there is nothing to open' }),
    open: boolean({ description: 'Open from the start' }),
  },
)
