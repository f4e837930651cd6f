import { block } from '../_kit/block-schema.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { columnFields, gridFields, gridHeading, gridLookFields } from '../_kit/grid-fields.ts'

/** Requirements layout-blocks/grid, layout-blocks/grid-slider. */
export const schema = block(
  {
    title: 'New grid',
    category: 'layout',
    description: 'Blocks in columns, or in one row to leaf through, for each kind of device.',
    heading: gridHeading,
  },
  {
    ...gridFields,
    ...columnFields,
    sliderMobile: boolean({ description: 'One row to leaf through on phones' }),
    sliderTablet: boolean({ description: 'One row to leaf through on tablets' }),
    sliderDesktop: boolean({ description: 'One row to leaf through on desktops' }),
    ...gridLookFields,
  },
)
