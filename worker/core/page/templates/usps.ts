import type { FieldsOutput } from '../../../../blocks/_kit/fields/field.ts'
import type { variantFields } from '../../content/types/programmes.ts'
import type { Section, Sheet } from './template.ts'

type Usps = Pick<FieldsOutput<typeof variantFields>, 'usps' | 'geoRestrictedUsps'>

/** The block chooses among the restricted ones, because that depends on the visitor. */
export const uspsSection = (sheet: Sheet, { usps, geoRestrictedUsps }: Usps): Section => ({
  name: 'usps',
  blocks:
    usps.length || geoRestrictedUsps.length
      ? [sheet.make('usp-list', 'usp-list', { items: usps, geoRestricted: geoRestrictedUsps })]
      : [],
})
