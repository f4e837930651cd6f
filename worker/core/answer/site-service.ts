import { memoize } from '../base/caching/memoize.ts'
import type { Services } from './services.ts'

/**
 * Declares a service that a feature keeps for each site: created on first use, then shared by all requests. The site's dependencies may replace it,
 * with the returned function as key.
 */
export function siteService<T>(make: (services: Services) => T): (services: Services) => T {
  const made = memoize(make)
  const serviceOf = (services: Services): T => {
    const { replaced } = services.dependencies
    // The map stores each replacement under the function that returns the service, so its type is that function's.
    return replaced?.has(serviceOf) ? (replaced.get(serviceOf) as T) : made(services)
  }
  return serviceOf
}
