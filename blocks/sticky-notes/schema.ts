import { block } from '../_kit/block-schema.ts'
import { asset } from '../_kit/fields/asset.ts'
import { items } from '../_kit/fields/bloks.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { option } from '../_kit/fields/option.ts'
import { richtext } from '../_kit/fields/richtext.ts'
import { text } from '../_kit/fields/text.ts'
import { headlineProps } from '../_kit/headline-props.ts'
import { accentNames } from '../_kit/themes/theme.ts'

const note = {
  title: text({ required: true }),
  titleProps: headlineProps(),
  content: richtext({ description: 'Without it the note has no toggle' }),
  image: asset(),
  colors: option(accentNames, {
    defaultValue: 'yellow',
    description: 'Colour of the paper; some themes take their own',
  }),
  initialOpenState: boolean({ description: 'Open at first; the first of them counts' }),
}

/** Requirement disclosures/sticky-notes. */
export const schema = block(
  { title: 'Sticky notes', category: 'cards', description: 'Notes of which one at a time is open.' },
  { notes: items('sticky-note', note) },
)
