import { block } from '../_kit/block-schema.ts'
import { bloks } from '../_kit/fields/bloks.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'

/** Requirement finding-blocks/choice-form. */
export const schema = block(
  {
    title: 'Choice form',
    category: 'forms',
    description: 'Questions whose answers lead to a page of this site, such as the study finder.',
    heading: ({ headline, headlineLevel }) => (headline ? headlineLevel : undefined),
  },
  {
    headline: text(),
    headlineLevel: option(['h2', 'h3'], { defaultValue: 'h2' }),
    layout: option(['columns', 'row'], {
      defaultValue: 'columns',
      description: 'A row of two short questions and the button, as below the words of a hero',
    }),
    page: multilink({ description: 'Gets the answers as parameters. Without it nothing is shown' }),
    content: bloks({
      allowed: ['choice', 'select-button-group', 'radio-group', 'dropdown', 'button'],
      description: 'Questions, whose names are parameters of the page, and the button that sends',
    }),
  },
)
