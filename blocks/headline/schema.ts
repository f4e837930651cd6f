import { block } from '../_kit/block-schema.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'

export const schema = block(
  { title: 'Headline', description: 'A heading with an optional highlight.' },
  {
    text: text({ required: true }),
    level: option(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], { defaultValue: 'h2' }),
    isHighlighted: boolean(),
  },
)
