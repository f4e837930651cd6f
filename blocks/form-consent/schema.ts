import { block } from '../_kit/block-schema.ts'
import { option } from '../_kit/fields/option.ts'
import { richtext } from '../_kit/fields/richtext.ts'
import { text } from '../_kit/fields/text.ts'
import { commonFields } from '../_kit/forms/field-fields.ts'

/** Requirements forms/fields, forms/consent. */
export const schema = block(
  {
    title: 'Form: consent',
    description: 'A box to tick, with the exact words that it stands for.',
    place: 'form',
  },
  {
    kind: option(['consent', 'checkbox'], {
      defaultValue: 'consent',
      description: 'A consent holds for its exact wording: changed words need a new consent',
    }),
    ...commonFields,
    wording: richtext({ required: true, description: 'What is agreed to; links lead to the details' }),
    hint: text({ description: 'Below the words' }),
  },
)
