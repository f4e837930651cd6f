import { block } from '../_kit/block-schema.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { option } from '../_kit/fields/option.ts'
import { richtext } from '../_kit/fields/richtext.ts'
import { text } from '../_kit/fields/text.ts'
import { titleLevels } from '../_kit/heading.tsx'

/** An accordion item by itself, embedded in rich text (requirement disclosures/accordion-fields). */
export const schema = block(
  { title: 'Accordion content', description: 'A line in a text that opens more of it.', inText: true },
  {
    title: text({ required: true }),
    titleLevel: option(titleLevels, {
      defaultValue: 'h3',
      description: 'Level in the page’s outline, not size',
    }),
    content: richtext({ description: 'Without it there is nothing to open' }),
    open: boolean({ description: 'Open from the start' }),
  },
)
