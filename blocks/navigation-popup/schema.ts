import { block } from '../_kit/block-schema.ts'
import { items } from '../_kit/fields/bloks.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { text } from '../_kit/fields/text.ts'

const entry = {
  title: text(),
  link: multilink(),
  description: text({ description: 'One line below the title' }),
}

/** Requirement header-footer/popup-of-links. */
export const schema = block(
  {
    title: 'Navigation popup',
    category: 'links',
    description: 'A button that opens a list of links above the page.',
  },
  {
    label: text({ required: true, description: 'The words of the button' }),
    headline: text({ description: 'Above the links' }),
    items: items('navigation-popup-item', entry),
  },
)
