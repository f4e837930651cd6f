import { block } from '../_kit/block-schema.ts'
import { items } from '../_kit/fields/bloks.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { number } from '../_kit/fields/number.ts'
import { text } from '../_kit/fields/text.ts'

const pixels = { min: 0, description: 'Pixels on the map, which is 648 wide and 824 high' }

/** Requirements finding-blocks/location-map, finding-blocks/location-entries. */
export const schema = block(
  {
    title: 'Location map',
    category: 'media',
    description: 'Places on a map of the German federal states, and as a list.',
  },
  {
    locations: items(
      'map-location',
      {
        name: text({ required: true }),
        href: multilink(),
        state: text({ translatable: false, description: 'Federal state: bayern, Bavaria or BY' }),
        top: number(pixels),
        left: number(pixels),
      },
      {
        description:
          'Without one: all places of the site. One without state, top or left is a plain entry of the list, without a pin',
      },
    ),
    listLabel: text({ description: 'Button that shows the list; on small screens' }),
    mapLabel: text({ description: 'Button that shows the map; on small screens' }),
  },
)
