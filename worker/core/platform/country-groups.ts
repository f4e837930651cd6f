import { memoize } from '../base/caching/memoize.ts'
import { countryGroupsPrioritizationSchema as schema } from '../content/types/audience.ts'
import { readContent } from '../content/types/read-content.ts'
import type { Story } from '../content/types/story.ts'
import { codesIn } from './audience.ts'

/** Requirement content-model/country-groups. */
export interface CountryGroup {
  readonly uuid: string
  readonly name: string
  readonly countries: readonly string[]
}

/** All groups that editors made, the most important first. */
export const countryGroupsIn = memoize((stories: readonly Story[]): readonly CountryGroup[] => {
  const groups = stories.flatMap(({ content }) => readContent(schema.fields, content).groups)
  return groups.flatMap(({ _uid, uuid = _uid, name = '', countries }) =>
    uuid ? [{ uuid, name, countries: codesIn(countries).map(code => code.toUpperCase()) }] : [],
  )
})

/** Uuids of the groups that a country belongs to, the most important first; none for `unknown`. */
export const groupsOfCountry = (country: string, groups: readonly CountryGroup[]): readonly string[] =>
  groups.filter(({ countries }) => countries.includes(country)).map(({ uuid }) => uuid)

/**
 * The parameters for the visitor's country groups: calls that take a list get all, the others the most important
 * one.
 */
export const groupParameters = (uuids: readonly string[]) => ({
  countryGroups: uuids.join(','),
  countryGroup: uuids[0] ?? '',
})
