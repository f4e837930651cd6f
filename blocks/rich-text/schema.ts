import { block } from '../_kit/block-schema.ts'
import { option } from '../_kit/fields/option.ts'
import { richtext } from '../_kit/fields/richtext.ts'
import { sectionSizes } from '../_kit/section.tsx'
import { surfaceNames } from '../_kit/themes/theme.ts'

export const schema = block(
  {
    title: 'Rich text',
    category: 'text',
    description: 'Running text with headings, lists, links and blocks.',
    leads: true,
  },
  {
    content: richtext({ required: true }),
    size: option(sectionSizes, { defaultValue: 'default' }),
    backgroundColor: option(surfaceNames),
  },
)
