import { block } from '../_kit/block-schema.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { option } from '../_kit/fields/option.ts'
import { columnFields, gridFields, gridHeading, gridLookFields } from '../_kit/grid-fields.ts'
import { sectionDensities } from '../_kit/section.tsx'

/** Requirements layout-blocks/grid, layout-blocks/grid-slider. */
export const schema = block(
  {
    title: 'Grid',
    category: 'layout',
    description: 'Blocks side by side, all of a row equally high.',
    heading: gridHeading,
  },
  {
    ...gridFields,
    ...columnFields,
    slider: boolean({
      description: 'One row to leaf through, where there are more blocks than columns on desktops',
    }),
    mobileSlider: boolean({ description: 'One row to leaf through on phones' }),
    layout: option(['stack', 'margin', 'spread', 'ledger'], {
      defaultValue: 'stack',
      description:
        'On large screens: headline above, headline in a margin, edge to edge, or rows between lines.',
    }),
    density: option(sectionDensities, {
      defaultValue: 'normal',
      description: 'Space above and below. Neighbours on one ground should differ.',
    }),
    ...gridLookFields,
  },
)
