import type { Services } from '../handlers/services.ts'
import { reasonOf } from '../log/reason-of.ts'
import { configuredSites } from './configured-sites.ts'
import type { SiteDependencies } from './site-dependencies.ts'

/**
 * Drops what the search does not need any more: sets of units, languages and spaces that the configuration does not name, and searches without a
 * result that nobody repeats. A failure is logged, and the next run tries again.
 */
export async function tidySearch(services: Services, { log }: SiteDependencies): Promise<void> {
  try {
    await services.search?.tidy(configuredSites(services))
  } catch (error) {
    log({ event: 'search-index-failed', reason: reasonOf(error) })
  }
}
