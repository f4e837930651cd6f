import { block } from '../_kit/block-schema.ts'
import { bloks, items } from '../_kit/fields/bloks.ts'
import { text } from '../_kit/fields/text.ts'

export const schema = block(
  { title: 'Tabs', category: 'layout', description: 'Panels of blocks of which one is shown at a time.' },
  {
    label: text({ description: 'What the tabs are about, said to screen readers' }),
    items: items('tab', { label: text({ required: true }), body: bloks() }),
    anchorPrefix: text({
      translatable: false,
      description: 'Before tab-0, tab-1, ... in addresses: for the second block of tabs on a page',
    }),
  },
)
