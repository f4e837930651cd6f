import type { Feature } from '../../core/answer/feature.ts'
import { configuredSites, type Services, siteService } from '../../core/answer/services.ts'
import { waitOf } from '../../core/answer/site-dependencies.ts'
import { otherMethod } from '../../core/base/http/responses.ts'
import { reasonOf } from '../../core/base/log/reason-of.ts'
import { contentNamesOf } from '../../core/content/cache/content-names.ts'
import { searchExpiries } from './search-expiries.ts'
import { createSearchIndex } from './search-index.ts'
import { answerUnansweredSearches } from './unanswered-searches.ts'

const searchOf = siteService(({ bindings, environment, dependencies, content: { background, versions } }) => {
  const { INDEX: database } = bindings
  const { now, log, searchSpace } = dependencies
  return (
    database &&
    createSearchIndex({
      database,
      space: searchSpace ?? contentNamesOf(environment).mainSpace,
      source: background,
      content: () => versions.state,
      wait: waitOf(dependencies),
      now,
      log,
    })
  )
})

/** Maximum sets of one run, which may take half a minute of CPU; reading a large space in a language takes two seconds. */
const mostSets = 6

const failed = ({ dependencies: { log } }: Services, error: unknown) =>
  log({ event: 'search-index-failed', reason: reasonOf(error) })

/**
 * Builds the search index of each configured site, and updates it after a publish: some languages a minute. A failure is logged, and the next run
 * tries again.
 */
async function keepSearch(services: Services): Promise<void> {
  const search = searchOf(services)
  if (!search) return
  let left = mostSets
  for (const site of configuredSites(services)) {
    if (left <= 0) return
    try {
      left -= await search.keep(site, site.languages, left)
    } catch (error) {
      failed(services, error)
    }
  }
}

/**
 * Deletes rows that the search no longer needs: sets of units, languages and spaces that are not configured, and searches without a result that
 * nobody repeats. A failure is logged, and the next run tries again.
 */
const tidySearch = async (services: Services): Promise<void> =>
  searchOf(services)
    ?.tidy(configuredSites(services))
    .catch(error => failed(services, error))

/** The site's search, and, at `/api/searches`, the searches without a result. */
export const search: Feature = {
  openSearch: searchOf,
  afterContent: keepSearch,
  eachSixHours: tidySearch,
  expiries: () => ({ INDEX: searchExpiries }),
  routes(app, { open }) {
    app.get('/api/searches', context => {
      const { req, env } = context
      const request = open(context)
      const found = searchOf(request.services)
      return answerUnansweredSearches(request, { http: req.raw, limit: env.POST_LIMIT, search: found })
    })
    app.all('/api/searches', () => otherMethod('GET, HEAD'))
  },
}
