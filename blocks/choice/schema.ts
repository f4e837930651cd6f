import { block } from '../_kit/block-schema.ts'
import { items } from '../_kit/fields/bloks.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'
import { fieldName, valueAndLabel } from '../_kit/option-fields.ts'
import { accentNames } from '../_kit/themes/theme.ts'

/** Requirement finding-blocks/choices. */
export const schema = block(
  { title: 'Choice', category: 'forms', description: 'A question of a few words, answered by one press.' },
  {
    question: text({ required: true }),
    name: fieldName(),
    answers: items('choice-answer', valueAndLabel, { description: 'Without one nothing is shown' }),
    color: option(accentNames, {
      description: 'Colour of the chosen answer, and of the line beside the question',
    }),
  },
)
