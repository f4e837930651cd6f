import { block } from '../_kit/block-schema.ts'
import { bloks } from '../_kit/fields/bloks.ts'
import { option } from '../_kit/fields/option.ts'

/** Requirement layout-blocks/flex-block. */
export const schema = block(
  {
    title: 'Flex block',
    category: 'layout',
    description: 'Blocks beside each other, or below each other.',
    inText: true,
  },
  {
    layout: option(['row', 'col'], { defaultValue: 'row', description: 'Beside or below each other' }),
    alignSelf: option(['start', 'center', 'end', 'stretch'], {
      defaultValue: 'start',
      description: 'Where the block stands in the width it is given',
    }),
    content: bloks(),
  },
)
