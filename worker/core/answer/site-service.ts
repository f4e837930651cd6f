import { memoize } from '../base/caching/memoize.ts'
import type { Services } from './services.ts'

/**
 * A service that a feature keeps for each site: made when it is first asked for, and one for all requests from then on. The site's dependencies may
 * replace it, by the function that this returns.
 */
export function siteService<T>(make: (services: Services) => T): (services: Services) => T {
  const made = memoize(make)
  const serviceOf = (services: Services): T => {
    const { replaced } = services.dependencies
    // The map holds each replacement under the function that returns the service, so its type is that function's.
    return replaced?.has(serviceOf) ? (replaced.get(serviceOf) as T) : made(services)
  }
  return serviceOf
}
