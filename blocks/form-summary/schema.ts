import { block } from '../_kit/block-schema.ts'
import { text } from '../_kit/fields/text.ts'

/** Requirement forms/summary. */
export const schema = block(
  {
    title: 'Form: check your answers',
    description: 'All answers, each with a way back to its step.',
    place: 'form',
  },
  { title: text({ description: 'Above the answers; the step’s own title may be enough' }) },
)
