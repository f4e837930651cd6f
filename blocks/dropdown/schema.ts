import { block } from '../_kit/block-schema.ts'
import { items } from '../_kit/fields/bloks.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { text } from '../_kit/fields/text.ts'
import { fieldName, valueAndLabel } from '../_kit/option-fields.ts'

/** Requirement disclosures/dropdown. */
export const schema = block(
  {
    title: 'Dropdown',
    category: 'forms',
    description: 'A list that opens below its field, to choose one of many.',
  },
  {
    label: text({ required: true }),
    name: fieldName(),
    emptyLabel: text({ description: 'Stands for no choice, before the options' }),
    isPlain: boolean({ description: 'The list of the browser, for which no script is loaded' }),
    options: items('dropdown-option', valueAndLabel, { description: 'Without one nothing is shown' }),
  },
)
