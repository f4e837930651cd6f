import { expired } from '../../base/caching/validity.ts'
import { countryGroupsIn, groupsOfCountry } from '../../platform/country-groups.ts'
import type { Settled } from './datum.ts'
import type { Fresh } from './freshness-of-parts.ts'
import type { LoadDependencies } from './load-dependencies.ts'
import type { LoadFacts } from './page-data.ts'

/**
 * The groups of the visitor's country; if they cannot be read, offers, contacts and points are those of the country
 * itself.
 */
export async function loadCountryGroups(
  { site, country }: Pick<LoadFacts, 'site' | 'country'>,
  { stories }: Pick<LoadDependencies, 'stories'>,
): Promise<Fresh & Settled<readonly string[]>> {
  try {
    const { value, validity } = await stories.ofType('country-groups-prioritization', site.defaultLanguage)
    const uuids = groupsOfCountry(country, countryGroupsIn(value))
    return { value: uuids, revision: uuids.join(), fallback: false, validity }
  } catch {
    // The reader has logged why.
    return { value: [], revision: '', fallback: true, validity: expired }
  }
}
