import { block } from '../_kit/block-schema.ts'
import { option } from '../_kit/fields/option.ts'
import { accentNames } from '../_kit/themes/theme.ts'

/** Percent of the width, in the steps that pictures have too. */
export const dividerWidths = ['33', '50', '66', '100'] as const

/** Requirement layout-blocks/divider. */
export const schema = block(
  { title: 'Divider', category: 'text', description: 'A line between two thoughts.', inText: true },
  {
    color: option(accentNames, { description: 'Default: the quiet line of the theme' }),
    dividerWidth: option(dividerWidths, { defaultValue: '100', description: 'Percent of the width' }),
  },
)
