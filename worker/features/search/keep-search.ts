import type { Services } from '../../core/answer/services.ts'
import { reasonOf } from '../../core/base/log/reason-of.ts'
import { configuredSites } from '../../core/site/configured-sites.ts'
import type { SiteDependencies } from '../../core/site/site-dependencies.ts'

/** One run may take half a minute of CPU; reading a large space in a language takes two seconds. */
const mostSets = 6

/**
 * Builds what the search of each configured site knows, and brings it up to date after a publish: some languages a minute. A failure is logged, and
 * the next run tries again.
 */
export async function keepSearch(services: Services, { log }: SiteDependencies): Promise<void> {
  const { search } = services
  if (!search) return
  let left = mostSets
  for (const site of configuredSites(services)) {
    if (left <= 0) return
    try {
      left -= await search.keep(site, site.languages, left)
    } catch (error) {
      log({ event: 'search-index-failed', reason: reasonOf(error) })
    }
  }
}
