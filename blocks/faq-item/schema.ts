import { block } from '../_kit/block-schema.ts'
import { option } from '../_kit/fields/option.ts'
import { richtext } from '../_kit/fields/richtext.ts'
import { text } from '../_kit/fields/text.ts'
import { surfaceNames } from '../_kit/themes/theme.ts'

/** The surfaces, and one grey between two of them. */
const colors = ['gray-100', ...surfaceNames] as const

/** Requirement people-blocks/faq-item. */
export const schema = block(
  { title: 'FAQ item', category: 'text', description: 'A question in a bubble, and its answer in another.' },
  {
    question: text({ required: true }),
    answer: richtext({ required: true }),
    questionColor: option(colors, { defaultValue: 'gray-100' }),
    answerColor: option(colors, { defaultValue: 'gray-50' }),
  },
)
