import { block } from '../_kit/block-schema.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { text } from '../_kit/fields/text.ts'

/** Requirement buttons/copy-boxes. */
export const schema = block(
  { title: 'Voucher', category: 'programmes', description: 'A code to copy, and a way to use it.' },
  {
    code: text({ translatable: false, description: 'Without it nothing is shown' }),
    label: text({ description: 'What the code is worth' }),
    buttonText: text({ description: 'Shown with its link' }),
    buttonLink: multilink(),
    copyText: text({ description: 'Default: the word for copying' }),
    afterCopyText: text({ description: 'Replaces it when the code is copied' }),
  },
)
