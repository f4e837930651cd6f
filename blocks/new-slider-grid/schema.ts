import { block } from '../_kit/block-schema.ts'
import { number } from '../_kit/fields/number.ts'
import { columnFields, gridFields, gridHeading, gridLookFields } from '../_kit/grid-fields.ts'

/** Requirement layout-blocks/new-slider. */
export const schema = block(
  {
    title: 'New slider grid',
    category: 'layout',
    description: 'Blocks in one row to leaf through, with columns for phones, tablets and desktops.',
    heading: gridHeading,
  },
  {
    ...gridFields,
    ...columnFields,
    columnsDesktop: number({ min: 1, max: 4, description: '1 to 4; default 4' }),
    ...gridLookFields,
  },
)
