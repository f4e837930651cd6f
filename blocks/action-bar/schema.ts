import { block } from '../_kit/block-schema.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { text } from '../_kit/fields/text.ts'

/** Requirement header-footer/action-bar. */
export const schema = block(
  {
    title: 'Action bar',
    category: 'links',
    description: 'On phones: the price, the next step and a call, always at hand. One a page.',
  },
  {
    text: text({ description: 'Words of the next step; shown with its link' }),
    href: multilink(),
    careId: text({ translatable: false, description: 'Programme whose least price the bar shows' }),
    phone: text({ translatable: false, description: 'Number of the page’s contact' }),
  },
)
