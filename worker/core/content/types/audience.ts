import { block } from '../../../../blocks/_kit/block-schema.ts'
import { items } from '../../../../blocks/_kit/fields/bloks.ts'
import { options } from '../../../../blocks/_kit/fields/options.ts'
import { text, textarea } from '../../../../blocks/_kit/fields/text.ts'
import { splitList } from '../../../../blocks/_kit/split-list.ts'
import { languagesFrom } from '../../../../blocks/_kit/words.ts'

const isCode = (text: string) => /^[a-z]{2}$/i.test(text)

/** Reasons why a story would apply to no visitor. */
export const audienceFaults = ({ countries }: { readonly countries?: string | undefined }): string[] =>
  splitList(countries)
    .filter(code => !isCode(code))
    .map(code => `countries: “${code}” is no code of two letters, such as DE.`)

/** The visitors and pages to which a story applies. An empty field does not restrict. */
export const audienceFields = {
  unit: text({ translatable: false, description: 'Code of the unit; empty for all.' }),
  countries: text({
    translatable: false,
    description: 'Country codes, separated by commas; empty for all.',
  }),
  countryGroups: text({
    translatable: false,
    countryGroups: 'several',
    description: 'They add to the countries.',
  }),
  languages: options(languagesFrom('de'), { description: 'None chosen: all.' }),
  pages: textarea({
    translatable: false,
    description: 'Slugs or ids of pages, one a line; `bachelor/*` for all below it. Empty or `*` for all.',
  }),
}

const group = {
  uuid: text({
    translatable: false,
    description: 'What usps and campaigns name the group by. Default: the id of the entry.',
  }),
  name: text(),
  countries: text({ translatable: false, description: 'Country codes, separated by commas.' }),
}

/** Story type `country-groups-prioritization`: a country in several groups belongs to the first. */
export const countryGroupsPrioritizationSchema = block(
  { title: 'Priority of country groups', description: 'Groups of countries, the most important first.' },
  { groups: items('country-group', group) },
)
