import { block } from '../_kit/block-schema.ts'
import { bloks } from '../_kit/fields/bloks.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { number } from '../_kit/fields/number.ts'
import { richtext } from '../_kit/fields/richtext.ts'
import { text } from '../_kit/fields/text.ts'

/** Requirement tools/exit-layer. */
export const schema = block(
  {
    title: 'Exit layer',
    description: 'A dialog for visitors who are about to leave.',
    place: 'part',
    heading: () => 'h2',
  },
  {
    headline: text({ required: true }),
    text: richtext(),
    content: bloks({
      allowed: ['button', 'checklist-grid', 'divider', 'link', 'rich-text', 'voucher'],
      description: 'The offer: a voucher, points, a way to go on.',
    }),
    callbackLabel: text({ description: 'Words of the link that requests a callback; empty for none.' }),
    callbackLink: multilink({ description: 'The page with the form. Default: the contact page.' }),
    callbackForm: text({ translatable: false, description: 'Id of the form, which opens in a dialog.' }),
    delay: number({
      min: 0,
      max: 3600,
      description: 'Seconds on the page before it may open. Default: 5.',
    }),
  },
)
