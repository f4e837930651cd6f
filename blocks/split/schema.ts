import { block } from '../_kit/block-schema.ts'
import { bloks } from '../_kit/fields/bloks.ts'
import { option } from '../_kit/fields/option.ts'
import { sectionSizes, sectionSpacings } from '../_kit/section.tsx'
import { sectionEdges, surfaceNames } from '../_kit/themes/theme.ts'

/** Requirement layout-blocks/split-element. */
export const schema = block(
  {
    title: 'Split',
    category: 'layout',
    description: 'Two halves side by side; one below the other on phones.',
  },
  {
    left: bloks(),
    right: bloks(),
    alignItems: option(['start', 'center'], {
      defaultValue: 'start',
      description: 'Of halves of unequal height',
    }),
    size: option(sectionSizes, { defaultValue: 'default' }),
    backgroundColor: option(surfaceNames, { description: 'Default: the page’s own ground' }),
    topEdge: option(sectionEdges, { defaultValue: 'none' }),
    bottomEdge: option(sectionEdges, { defaultValue: 'none' }),
    spacing: option(sectionSpacings, { defaultValue: 'default' }),
  },
)
