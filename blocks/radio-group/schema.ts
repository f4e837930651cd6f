import { block } from '../_kit/block-schema.ts'
import { items } from '../_kit/fields/bloks.ts'
import { text } from '../_kit/fields/text.ts'
import { fieldName, valueLabelIcon } from '../_kit/option-fields.ts'

/** Requirement finding-blocks/choices. */
export const schema = block(
  { title: 'Radio group', category: 'forms', description: 'A question with one answer out of a few.' },
  {
    label: text({ required: true, description: 'The question' }),
    name: fieldName(),
    options: items('radio-option', valueLabelIcon, { description: 'Without one nothing is shown' }),
  },
)
