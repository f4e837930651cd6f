import { block } from '../_kit/block-schema.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'
import { titleLevel } from '../_kit/heading.tsx'

const levels = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

export const schema = block(
  {
    title: 'Headline',
    category: 'text',
    description: 'A heading with an optional subline and highlight.',
    heading: ({ text, level }) => titleLevel(text, level),
    leads: true,
  },
  {
    text: text({ required: true }),
    subline: text(),
    level: option(levels, { defaultValue: 'h2', description: 'Level in the outline of the page.' }),
    look: option([...levels, 'figure'], {
      description: 'Size, where it differs from the level; a figure is as large as a poster.',
    }),
    isHighlighted: boolean({ description: 'Some themes highlight certain levels anyway.' }),
    align: option(['left', 'center'], { defaultValue: 'left' }),
    anchor: text({ translatable: false, description: 'Name for links to this place.' }),
  },
)
