import { block } from '../_kit/block-schema.ts'
import { bloks } from '../_kit/fields/bloks.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'
import { sectionBorders, sectionDensities, sectionLayouts, sectionSizes } from '../_kit/section.tsx'
import { accentNames, sectionEdges, surfaceNames } from '../_kit/themes/theme.ts'

export const schema = block(
  { title: 'Container', category: 'layout', description: 'A band across the page that holds other blocks.' },
  {
    body: bloks(),
    size: option(sectionSizes, { defaultValue: 'default', description: 'Greatest width of the content.' }),
    layout: option(sectionLayouts, {
      defaultValue: 'stack',
      description:
        'On large screens: one block below the other, the first in a margin, the last in a rail, edge to edge, or rows between lines.',
    }),
    density: option(sectionDensities, {
      defaultValue: 'normal',
      description: 'Space above and below. Neighbours on one ground should differ.',
    }),
    backgroundColor: option(surfaceNames),
    ground: text({
      translatable: false,
      description:
        'Surface and edges of a type of page, by the theme: `programme-0`. `closing-0`: last call. A background goes first.',
    }),
    accentColor: option(accentNames, { description: 'Colour of marks and custom borders within.' }),
    topEdge: option(sectionEdges, { defaultValue: 'none' }),
    bottomEdge: option(sectionEdges, { defaultValue: 'none' }),
    border: option(sectionBorders, { defaultValue: 'none' }),
    anchor: text({ translatable: false, description: 'Name for links to this place.' }),
  },
)
