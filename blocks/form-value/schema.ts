import { block } from '../_kit/block-schema.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'
import { formValueFormats } from '../_kit/forms/show-value.ts'

/** Requirement forms/form-value. */
export const schema = block(
  { title: 'Form value', category: 'forms', description: 'What was entered in a field of the form.' },
  {
    name: text({ translatable: false, description: 'Name of the form’s field' }),
    formatter: option(formValueFormats, {
      defaultValue: 'raw',
      description: 'Label: the words of the chosen option; raw: as it was entered',
    }),
  },
)
