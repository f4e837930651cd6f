import { block } from '../_kit/block-schema.ts'
import { asset } from '../_kit/fields/asset.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'
import { sectionSizes, sectionSpacings } from '../_kit/section.tsx'

/** Requirement embeds/block. */
export const schema = block(
  {
    title: 'Embed',
    category: 'media',
    description:
      'A video of YouTube or Vimeo, or a map of OpenStreetMap or Google Maps. Visitors agree before it is loaded.',
  },
  {
    address: text({
      required: true,
      description:
        'As the browser shows it on the provider’s page. An address of another site becomes a link',
    }),
    title: text({ required: true, description: 'Names the video or map, and stands below it' }),
    poster: asset({ description: 'The picture until it is loaded' }),
    ratio: option(['16:9', '4:3', '1:1', '2:1'], { defaultValue: '16:9' }),
    linkText: text({ description: 'Of the link to the provider’s page' }),
    settingsPage: multilink({
      description: 'The page with the settings of all services. Default: that of the unit’s defaults',
    }),
    size: option(sectionSizes, { defaultValue: 'default' }),
    spacing: option(sectionSpacings, { defaultValue: 'default' }),
  },
)
