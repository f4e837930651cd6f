import { block } from '../_kit/block-schema.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'

/** Requirement tools/study-suggestions. */
export const schema = block(
  {
    title: 'Study suggestions',
    category: 'programmes',
    description:
      'What to study beside or after the programme of the page; on other pages what is suggested to everybody.',
    heading: ({ headline, headlineLevel }) => (headline ? headlineLevel : undefined),
  },
  { headline: text(), headlineLevel: option(['h2', 'h3'], { defaultValue: 'h2' }) },
)
