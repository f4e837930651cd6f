import { items } from './fields/bloks.ts'
import { boolean } from './fields/boolean.ts'
import { option } from './fields/option.ts'
import { headingLevels } from './heading.tsx'

const fields = {
  level: option(headingLevels, {
    description: 'Level in the page’s outline; without one, what the block has by default',
  }),
  isHighlighted: boolean(),
}

/** Overrides for the headline of a block, or of a part of it: one entry at most. */
export const headlineProps = () => items('headline-props', fields, { max: 1 })
