import { block } from '../_kit/block-schema.ts'
import { text } from '../_kit/fields/text.ts'

/** Requirement buttons/health-insurance-number. */
export const schema = block(
  {
    title: 'Health insurance number',
    category: 'forms',
    description: 'The number by which an insurance finds the university, to copy.',
  },
  {
    title: text({ description: 'What the number is for' }),
    number: text({ translatable: false, description: 'Without it nothing is shown' }),
    copyText: text({ description: 'Default: the word for copying' }),
    afterCopyText: text({ description: 'Replaces it when the number is copied' }),
  },
)
