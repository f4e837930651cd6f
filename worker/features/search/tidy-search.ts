import type { Services } from '../../core/answer/services.ts'
import { reasonOf } from '../../core/base/log/reason-of.ts'
import { configuredSites } from '../../core/site/configured-sites.ts'
import type { SiteDependencies } from '../../core/site/site-dependencies.ts'

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
