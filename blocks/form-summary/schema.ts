import { block } from '../_kit/block-schema.ts'
import { text } from '../_kit/fields/text.ts'

/** Requirement forms/summary. */
export const schema = block(
  {
    title: 'Form: check your answers',
    description:
      'All answers, step by step, with the way back to each. Beside the steps: what is applied for, and its price.',
    place: 'form',
  },
  { title: text({ description: 'Above the answers; the step’s own title may be enough' }) },
)
