import { items } from './fields/bloks.ts'
import { icon } from './fields/icon.ts'
import { text } from './fields/text.ts'

const usp = {
  text: text(),
  icon: icon({ description: 'Default: a tick' }),
}

/** Unique selling points: fields of programme pages and of the block. */
export const usps = items('usp', usp)

/** Points for visitors from certain countries only (requirement campaigns/geo-restricted-usps). */
export const geoRestrictedUsps = items('geo-restricted-usps', {
  countries: text({ translatable: false, description: 'Country codes, separated by commas' }),
  countryGroup: text({
    translatable: false,
    countryGroups: 'one',
    description: 'For countries that no entry names.',
  }),
  usps,
})
