import { block } from '../_kit/block-schema.ts'
import { items } from '../_kit/fields/bloks.ts'
import { text } from '../_kit/fields/text.ts'

/** Requirement layout-blocks/checklist-grid. */
export const schema = block(
  {
    title: 'Checklist grid',
    category: 'text',
    description: 'Short points with a tick, in up to three columns.',
    inText: true,
  },
  { checklistItems: items('checklist-item', { text: text() }) },
)
