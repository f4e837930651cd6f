import { block } from '../_kit/block-schema.ts'
import { bloks } from '../_kit/fields/bloks.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'
import { sectionBorders, sectionSizes } from '../_kit/section.tsx'
import { accentNames, sectionEdges, surfaceNames } from '../_kit/themes/theme.ts'

export const schema = block(
  { title: 'Container', category: 'layout', description: 'A band across the page that holds other blocks.' },
  {
    body: bloks(),
    size: option(sectionSizes, { defaultValue: 'default', description: 'Greatest width of the content.' }),
    backgroundColor: option(surfaceNames),
    ground: text({
      translatable: false,
      description:
        'Surface and edges that the theme gives a type of page: `programme-0`. A background goes before it.',
    }),
    accentColor: option(accentNames, { description: 'Colour of marks and custom borders within.' }),
    topEdge: option(sectionEdges, { defaultValue: 'none' }),
    bottomEdge: option(sectionEdges, { defaultValue: 'none' }),
    border: option(sectionBorders, { defaultValue: 'none' }),
    anchor: text({ translatable: false, description: 'Name for links to this place.' }),
  },
)
