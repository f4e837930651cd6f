import { block } from '../_kit/block-schema.ts'
import { number } from '../_kit/fields/number.ts'
import { text } from '../_kit/fields/text.ts'

/** Requirement programme-blocks/progress. */
export const schema = block(
  { title: 'Progress', category: 'forms', description: 'How much of something is done.' },
  {
    label: text({ description: 'What of: "Credits, after three semesters"' }),
    value: number({ min: 0, max: 100, description: 'In percent' }),
  },
)
