import { block } from '../_kit/block-schema.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { icon } from '../_kit/fields/icon.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { text } from '../_kit/fields/text.ts'

/** Requirement header-footer/elevation-button. */
export const schema = block(
  {
    title: 'Elevation button',
    category: 'links',
    description: 'A button that floats above the page. One a page.',
  },
  {
    text: text({ required: true }),
    href: multilink({ required: true }),
    icon: icon({ description: 'Before the words' }),
    allowed: boolean({ defaultValue: true, description: 'Whether it shows' }),
  },
)
