import type { PageData } from '../../page-data/page-data.ts'
import { followRedirects } from '../../routing/follow-redirects.ts'
import {
  leastPermanent,
  type RouteQuestion,
  type RoutingProblem,
  resolveRoute,
} from '../../routing/resolve-route.ts'
import type { Address, ErrorRoute, PageRoute, RedirectRoute, Route } from '../../routing/route.ts'
import { hasLanguage } from '../../site/page-path.ts'
import type { PageRequest, RequestContext } from '../request-context.ts'
import { loadPageData } from './load-page-data.ts'

function addressOf(location: string): Address {
  const mark = location.indexOf('?')
  return mark < 0
    ? { path: location, query: '' }
    : { path: location.slice(0, mark), query: location.slice(mark + 1) }
}

type Outcome = { readonly content: PageData } | { readonly error: unknown }

/** Never rejects, because a redirect may have answered the request before the load fails. */
const outcomeOf = (loading: Promise<PageData>): Promise<Outcome> =>
  loading.then(
    content => ({ content }),
    (error: unknown) => ({ error }),
  )

/** A page that the rules lead to, whose content is being loaded. */
export interface PageDestination {
  readonly kind: 'page'
  readonly route: PageRoute
  readonly loading: Promise<Outcome>
  /** Until when no redirect is known to lead away from it, epoch milliseconds. */
  readonly redirectsUntil: number
}

/** The language of a preview counts where the address has none. */
function inEditorsLanguage(route: Route, { preview, site }: RequestContext): Route {
  const { language = '' } = preview ?? {}
  if (route.kind !== 'page' || !site.languages.includes(language)) return route
  return hasLanguage(route.address.path, site) ? route : { ...route, language }
}

/**
 * Where a request leads: to a page, to another address by one redirect, or to an error. The rules come first; the redirects and the
 * page's content are loaded together (requirement page-resolution/loaded-together).
 */
export async function findDestination(
  question: RouteQuestion,
  asked: PageRequest,
): Promise<PageDestination | RedirectRoute | ErrorRoute> {
  const { request } = asked
  const { site, log } = request
  const report = (problem: RoutingProblem) => log({ event: 'redirect-ignored', ...problem })
  const route = inEditorsLanguage(resolveRoute({ ...question, report }), request)
  if (route.kind === 'error') return route
  const content = request.openContent(request)
  const loading = route.kind === 'page' ? outcomeOf(loadPageData(route, asked, content)) : undefined
  const start = route.kind === 'page' ? route.address : addressOf(route.location)
  const { followed, freshUntil: redirectsUntil } = await followRedirects(start, {
    site,
    lookup: content.redirectOf,
    report,
  })
  if (followed) {
    const own = route.kind === 'redirect' ? [route.status] : []
    const status = leastPermanent([...own, ...followed.statuses])
    return { kind: 'redirect', location: followed.location, status }
  }
  return route.kind === 'redirect' ? route : { kind: 'page', route, loading: loading!, redirectsUntil }
}
