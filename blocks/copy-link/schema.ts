import { block } from '../_kit/block-schema.ts'
import { text } from '../_kit/fields/text.ts'

/** Requirement buttons/copy-link. */
export const schema = block(
  { title: 'Copy link', category: 'links', description: 'A button that copies the address of the page.' },
  {
    copyText: text({ description: 'Default: "Copy link"' }),
    afterCopyText: text({ description: 'Shown for a moment when it is copied; default: "Link copied"' }),
  },
)
