import { block } from '../_kit/block-schema.ts'
import { number } from '../_kit/fields/number.ts'
import { gridFields, gridHeading, gridLookFields } from '../_kit/grid-fields.ts'

/** Requirement layout-blocks/slider. */
export const schema = block(
  {
    title: 'Slider grid',
    category: 'layout',
    description: 'Blocks in one row to leaf through; larger screens show more of them.',
    heading: gridHeading,
  },
  {
    ...gridFields,
    slidesPerView: number({
      min: 1,
      max: 6,
      description: 'Side by side on small screens, one more on each larger one; default 1',
    }),
    maxColumns: number({ min: 1, max: 6, description: 'The most side by side; default 4' }),
    ...gridLookFields,
  },
)
