import { block } from '../_kit/block-schema.ts'
import { bloks } from '../_kit/fields/bloks.ts'
import { number } from '../_kit/fields/number.ts'
import { option } from '../_kit/fields/option.ts'
import { richtext } from '../_kit/fields/richtext.ts'
import { text } from '../_kit/fields/text.ts'
import { sectionSizes, sectionSpacings } from '../_kit/section.tsx'
import { sectionEdges, surfaceNames } from '../_kit/themes/theme.ts'

/** Requirement layout-blocks/grid. */
export const schema = block(
  {
    title: 'Grid',
    description: 'Blocks side by side, all of a row equally high.',
    heading: ({ headline, headlineLevel }) => (headline ? headlineLevel : undefined),
  },
  {
    headline: text(),
    headlineLevel: option(['h2', 'h3', 'h4'], { defaultValue: 'h2' }),
    intro: richtext(),
    items: bloks(),
    columnsMobile: number({ min: 1, max: 6, description: '1 to 6, at most 2 are shown; default 1' }),
    columnsTablet: number({ min: 1, max: 6, description: '1 to 6, at most 3 are shown; default 2' }),
    columnsDesktop: number({ min: 1, max: 6, description: '1 to 6; default 4' }),
    size: option(sectionSizes, { defaultValue: 'default' }),
    backgroundColor: option(surfaceNames, { description: 'Default: the page’s own ground' }),
    topEdge: option(sectionEdges, { defaultValue: 'none' }),
    bottomEdge: option(sectionEdges, { defaultValue: 'none' }),
    spacing: option(sectionSpacings, { defaultValue: 'default' }),
  },
)
