import { html } from 'hono/html'
import { findAsker } from '../../core/answer/operator-link.ts'
import type { RequestContext } from '../../core/answer/request-context.ts'
import { type Limit, limitedResponse } from '../../core/base/http/limits.ts'
import { bundledPage, htmlResponse, textResponse } from '../../core/base/http/responses.ts'
import { foreignHost } from '../../errors.ts'
import type { SearchIndex } from './search-index.ts'
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
export async function answerUnansweredSearches(
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
  const asker = await findAsker(new URL(http.url), {
    purpose: 'searches',
    services,
    now,
    headers: http.headers,
    limit,
  })
  if (!asker) return limitedResponse()
  if (asker === 'foreigner') return textResponse(403, foreignHost().message)
  // A wrong link learns as little as none.
  if (asker === 'anybody' || !search) return textResponse(404, 'Page not found')
  const answer = htmlResponse(200, pageOf(site.unit, await search.unansweredOf(site)))
  // The list changes, and its address may be a signed link.
  answer.headers.set('cache-control', 'no-store')
  answer.headers.set('x-robots-tag', 'noindex')
  return answer
}
