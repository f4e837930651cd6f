import { block } from '../../../../blocks/_kit/block-schema.ts'
import { items } from '../../../../blocks/_kit/fields/bloks.ts'
import { text } from '../../../../blocks/_kit/fields/text.ts'

const group = {
  uuid: text({
    translatable: false,
    description: 'What usps and campaigns name the group by. Default: the id of the entry.',
  }),
  name: text(),
  countries: text({ translatable: false, description: 'Country codes, separated by commas.' }),
}

/** Story type `country-groups-prioritization`: a country in several groups belongs to the first. */
export const schema = block(
  { title: 'Priority of country groups', description: 'Groups of countries, the most important first.' },
  { groups: items('country-group', group) },
)
