import { block } from '../_kit/block-schema.ts'
import { geoRestrictedUsps, usps } from '../_kit/usp-fields.ts'

/** Requirements content-model/variant, campaigns/geo-restricted-usps. */
export const schema = block(
  {
    title: 'USP list',
    category: 'text',
    description: 'What speaks for a programme, some of it only in certain countries.',
  },
  { items: usps, geoRestricted: geoRestrictedUsps },
)
