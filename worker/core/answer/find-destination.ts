import { contentUnavailable, storyNotFound } from '../../errors.ts'
import type { Validity } from '../base/caching/validity.ts'
import type { PageData } from '../page/data/page-data.ts'
import { type FollowedRedirects, followRedirects } from '../request/routing/follow-redirects.ts'
import {
  leastPermanent,
  type RouteQuestion,
  type RoutingProblem,
  resolveRoute,
  withoutHiddenPrefix,
} from '../request/routing/resolve-route.ts'
import type { Address, ErrorRoute, PageRoute, RedirectRoute, Route } from '../request/routing/route.ts'
import { hasLanguage, languageOf } from '../request/site/page-path.ts'
import { namesFile } from '../request/site/slugs.ts'
import { loadPageData } from './load-page-data.ts'
import type { PageRequest, RequestContent, RequestContext } from './request-context.ts'

function addressOf(location: string): Address {
  const mark = location.indexOf('?')
  return mark < 0
    ? { path: location, query: '' }
    : { path: location.slice(0, mark), query: location.slice(mark + 1) }
}

type Outcome = { readonly pageData: PageData } | { readonly error: unknown }

/** Never rejects, because a redirect may have answered the request before the load fails. */
const outcomeOf = (loading: Promise<PageData>): Promise<Outcome> =>
  loading.then(
    pageData => ({ pageData }),
    (error: unknown) => ({ error }),
  )

/** A page at the address after the rules, whose content is being loaded. */
export interface PageDestination {
  readonly kind: 'page'
  readonly route: PageRoute
  readonly loading: Promise<Outcome>
  /** Until when it is known that no redirect starts at this address. */
  readonly redirectsValidity: Validity
  readonly content: RequestContent
}

/** The language of a preview counts where the address has none. */
function inEditorsLanguage(route: Route, { preview, site }: RequestContext): Route {
  const { language = '' } = preview ?? {}
  if (route.kind !== 'page' || !site.languages.includes(language)) return route
  return hasLanguage(route.address.path, site) ? route : { ...route, language }
}

async function inLanguageOfSlug(
  route: PageRoute | RedirectRoute,
  { languageAt }: RequestContent,
): Promise<PageRoute | RedirectRoute> {
  if (route.kind === 'redirect') return route
  const language = await languageAt(route.address.path, route)
  return language === route.language ? route : { ...route, language }
}

/** The redirect at the end of a chain, which is as permanent as its least permanent step. */
const redirectTo = (
  { location, statuses }: FollowedRedirects,
  own: readonly RedirectRoute['status'][] = [],
): RedirectRoute => ({ kind: 'redirect', location, status: leastPermanent([...own, ...statuses]) })

/** The redirect of an editor, or of a moved story, for a path that is not loaded as a page. */
const lookUpTarget = (content: RequestContent) => async (path: string) => {
  const found = await content.redirectOf(path)
  return found.entry || (await content.mayHaveStory(path)) ? found : content.moveOf(path)
}

/**
 * The current address of a story that was at the address of a destination without a page (requirement redirects/moved-stories). Throws
 * `ContentUnavailable` where the index does not answer, because the address must not count as gone then.
 */
export async function findMovedStory(
  { route, content }: PageDestination,
  { request: { site, services, log } }: PageRequest,
): Promise<RedirectRoute | undefined> {
  const move = await content.moveOf(route.address.path)
  if (move.isUnanswered) throw contentUnavailable('moves', 'no answer')
  const beyond = lookUpTarget(content)
  const { followed } = await followRedirects(route.address, {
    site,
    lookup: async path => (path === route.address.path ? move : beyond(path)),
    report: problem => services.logIgnored(problem, log),
  })
  return followed && redirectTo(followed)
}

/**
 * Whether the rules would redirect to a file name that the space does not list. Bots request such names on every site, so they are answered at
 * once. Editors may open stories that are not listed yet.
 */
const isMissingFile = async (
  route: PageRoute | RedirectRoute,
  { request: { preview } }: PageRequest,
  { mayHaveStory }: RequestContent,
): Promise<boolean> => {
  if (route.kind !== 'redirect' || preview) return false
  const { path } = addressOf(route.location)
  return namesFile(path) && !(await mayHaveStory(path))
}

/**
 * The destination of a request: a page, a redirect or an error. The rules come first; the redirects and the page's content are loaded together
 * (requirement page-resolution/loaded-together).
 */
export async function findDestination(
  question: RouteQuestion,
  pageRequest: PageRequest,
): Promise<PageDestination | RedirectRoute | ErrorRoute> {
  const { request } = pageRequest
  const { site, services, log } = request
  const report = (problem: RoutingProblem) => services.logIgnored(problem, log)
  const settled = inEditorsLanguage(resolveRoute({ ...question, report }), request)
  if (settled.kind === 'error') return settled
  const content = request.openContent(request)
  const route = await inLanguageOfSlug(settled, content)
  // For the address that is loaded, the load itself shows whether there is a page.
  const loaded = route.kind === 'page' ? route.address.path : undefined
  const beyond = lookUpTarget(content)
  const start = withoutHiddenPrefix(route.kind === 'page' ? route.address : addressOf(route.location))
  // Started first: the load uses what this look-up learns, namely whether a story may exist at the address.
  const following = followRedirects(start, {
    site,
    lookup: path => (path === loaded ? content.redirectOf(path) : beyond(path)),
    report,
  })
  const loading = route.kind === 'page' ? outcomeOf(loadPageData(route, pageRequest, content)) : undefined
  const { followed, validity } = await following
  if (followed) {
    const own = route.kind === 'redirect' ? [route.status] : []
    return { ...redirectTo(followed, own), validity }
  }
  if (await isMissingFile(route, pageRequest, content)) {
    const language = languageOf(question.address.path, site, question.chosenLanguage)
    return { kind: 'error', error: storyNotFound({ language }), language }
  }
  return route.kind === 'redirect'
    ? { ...route, validity }
    : { kind: 'page', route, loading: loading!, redirectsValidity: validity, content }
}
