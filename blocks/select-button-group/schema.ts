import { block } from '../_kit/block-schema.ts'
import { items } from '../_kit/fields/bloks.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { text } from '../_kit/fields/text.ts'
import { fieldName, valueLabelIcon } from '../_kit/option-fields.ts'

/** Requirement finding-blocks/choices. */
export const schema = block(
  {
    title: 'Select buttons',
    category: 'forms',
    description: 'A question whose answers are buttons: one, or several.',
  },
  {
    label: text({ required: true, description: 'The question' }),
    name: fieldName(),
    multiple: boolean({ description: 'Several answers may be selected' }),
    options: items(
      'select-button-option',
      { ...valueLabelIcon, selected: boolean({ description: 'Selected at first' }) },
      { description: 'Without one nothing is shown' },
    ),
  },
)
