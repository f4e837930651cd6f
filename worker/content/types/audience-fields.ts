import { options } from '../../../blocks/_kit/fields/options.ts'
import { text, textarea } from '../../../blocks/_kit/fields/text.ts'

const codes = ['de', 'en', 'fr', 'it', 'es', 'pt'] as const

/** For which visitors, and on which pages, a story applies. An empty field restricts neither. */
export const audienceFields = {
  unit: text({ translatable: false, description: 'Code of the unit; empty for all.' }),
  countries: text({
    translatable: false,
    description: 'Country codes, separated by commas; empty for all.',
  }),
  countryGroups: text({
    translatable: false,
    description: 'Uuids of country groups, separated by commas; they add to the countries.',
  }),
  languages: options(codes, { description: 'None chosen: all.' }),
  pages: textarea({
    translatable: false,
    description: 'Slugs or ids of pages, one a line; `bachelor/*` for all below it. Empty or `*` for all.',
  }),
}
