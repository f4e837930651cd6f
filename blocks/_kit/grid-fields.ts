import { bloks } from './fields/bloks.ts'
import { number } from './fields/number.ts'
import { option } from './fields/option.ts'
import { richtext } from './fields/richtext.ts'
import { text } from './fields/text.ts'
import type { HeadingLevel } from './heading.tsx'
import { sectionSizes, sectionSpacings } from './section.tsx'
import { sectionEdges, surfaceNames } from './themes/theme.ts'

/** The fields of all blocks that show other blocks side by side: before their columns, and after them. */
export const gridFields = {
  headline: text(),
  headlineLevel: option(['h2', 'h3', 'h4'], { defaultValue: 'h2' }),
  intro: richtext(),
  items: bloks(),
}

export const gridLookFields = {
  size: option(sectionSizes, { defaultValue: 'default' }),
  backgroundColor: option(surfaceNames, { description: 'Default: the page’s own ground' }),
  topEdge: option(sectionEdges, { defaultValue: 'none' }),
  bottomEdge: option(sectionEdges, { defaultValue: 'none' }),
  spacing: option(sectionSpacings, { defaultValue: 'default' }),
}

/** Columns for each kind of device (`columnsOf`). */
export const columnFields = {
  columnsMobile: number({ min: 1, max: 6, description: '1 to 6, at most 2 are shown; default 1' }),
  columnsTablet: number({ min: 1, max: 6, description: '1 to 6, at most 3 are shown; default 2' }),
  columnsDesktop: number({ min: 1, max: 6, description: '1 to 6; default 4' }),
}

/** The level of the block's own heading (`BlockMetadata.heading`). */
export const gridHeading = ({
  headline,
  headlineLevel,
}: {
  readonly headline: string | undefined
  readonly headlineLevel: HeadingLevel
}): HeadingLevel | undefined => (headline ? headlineLevel : undefined)
