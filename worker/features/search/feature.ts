import { html } from 'hono/html'
import type { Feature } from '../../core/answer/feature.ts'
import { findRequester } from '../../core/answer/operator-link.ts'
import type { RequestContext } from '../../core/answer/request-context.ts'
import type { Services } from '../../core/answer/services.ts'
import { configuredSites, siteService } from '../../core/answer/services.ts'
import { waitOf } from '../../core/answer/site-dependencies.ts'
import { type Limit, limitedResponse } from '../../core/base/http/limits.ts'
import { bundledPage, htmlResponse, otherMethod, textResponse } from '../../core/base/http/responses.ts'
import { reasonOf } from '../../core/base/log/reason-of.ts'
import { contentNamesOf } from '../../core/content/cache/content-names.ts'
import { foreignHost } from '../../errors.ts'
import { searchExpiries } from './search-expiries.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'
import type { UnansweredSearch } from './unanswered/unanswered-searches.ts'

const rowOf = ({ language, words, count, last }: UnansweredSearch) =>
  html`<tr><td lang="${language}">${words}</td><td>${language}</td><td>${String(count)}</td><td>${last}</td></tr>`

function pageOf(unit: string, searches: readonly UnansweredSearch[]): string {
  const intro = html`<p>What at least two visitors of the unit ${unit} searched for, most of it first. A synonym, or a page that a search shows first, answers it: both are settings of the search.</p>`
  const table = html`<table><thead><tr><th scope="col">Words</th><th scope="col">Language</th><th scope="col">Times</th><th scope="col">Last on</th></tr></thead><tbody>${searches.map(rowOf)}</tbody></table>`
  const content = html`${intro}${searches.length ? table : html`<p>There is none.</p>`}`
  return bundledPage({ language: 'en', title: 'Searches that found nothing', content })
}

/** The searches of the site's unit without results, for editors (requirement tools/unanswered-searches). */
async function answerUnansweredSearches(
  request: RequestContext,
  {
    http,
    limit,
    search,
  }: {
    readonly http: Request
    readonly limit: Limit | undefined
    readonly search: SearchIndex | undefined
  },
): Promise<Response> {
  const { services, site, began: now } = request
  const requester = await findRequester(new URL(http.url), {
    purpose: 'searches',
    services,
    now,
    headers: http.headers,
    limit,
  })
  if (!requester) return limitedResponse()
  if (requester === 'foreigner') return textResponse(403, foreignHost().message)
  // A wrong link learns as little as none.
  if (requester === 'anybody' || !search) return textResponse(404, 'Page not found')
  const answer = htmlResponse(200, pageOf(site.unit, await search.unansweredOf(site)))
  // The list changes, and its address may be a signed link.
  answer.headers.set('cache-control', 'no-store')
  answer.headers.set('x-robots-tag', 'noindex')
  return answer
}

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
async function updateSearch(services: Services): Promise<void> {
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
  afterContent: updateSearch,
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
