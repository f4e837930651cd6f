import { block } from '../_kit/block-schema.ts'
import { geoRestrictedUsps, usps } from '../_kit/usp-fields.ts'

/** Platform specification, sections 3 and 5 (usps, geo-restricted usps). */
export const schema = block(
  { title: 'USP list', description: 'What speaks for a programme, some of it only in certain countries.' },
  { items: usps, geoRestricted: geoRestrictedUsps },
)
