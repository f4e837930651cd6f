import { block } from '../_kit/block-schema.ts'
import { asset } from '../_kit/fields/asset.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { option } from '../_kit/fields/option.ts'
import { mediaRatios } from '../_kit/media-address.ts'
import { sectionSizes, sectionSpacings } from '../_kit/section.tsx'

/** Requirement layout-blocks/linked-image. */
export const schema = block(
  { title: 'Linked image', category: 'media', description: 'A picture that leads somewhere.' },
  {
    image: asset({ required: true, description: 'Its alternative text says where the link leads' }),
    imageRatio: option(mediaRatios, { description: 'Cuts the picture; default: its own shape' }),
    href: multilink(),
    hrefLandingpage: multilink({ description: 'Used instead on landing pages.' }),
    passQueryParameter: boolean({ description: 'Append the query of the page.' }),
    size: option(sectionSizes, { defaultValue: 'default' }),
    spacing: option(sectionSpacings, { defaultValue: 'default' }),
  },
)
