import { SiteError, storyNotFound } from '../../errors.ts'
import { resolvePage } from '../../page/resolve-page.ts'
import type { PageContent } from '../../page-data/page-content.ts'
import { type Assignment, type ShownVariant, showVariant } from '../../page-data/show-variant.ts'
import { followRedirects } from '../../routing/follow-redirects.ts'
import { leastPermanent, type RouteQuestion, resolveRoute } from '../../routing/resolve-route.ts'
import type { Address, ErrorRoute, PageRoute, RedirectRoute, Route } from '../../routing/route.ts'
import { storyPath } from '../../site/links.ts'
import { hasLanguage } from '../../site/page-path.ts'
import type { Visitor } from '../../visitor/visitor.ts'
import type { RequestContext } from '../request-context.ts'
import { loadContent } from './render-page.ts'

/** A page that is there, with its content; `path` is the one address of its story in this language. */
export interface FoundPage extends PageRoute {
  readonly content: PageContent
  /** What of the page is tested, and what the visitor sees of it. */
  readonly assignment?: Assignment
}

export type Destination = FoundPage | RedirectRoute | ErrorRoute

function addressOf(location: string): Address {
  const mark = location.indexOf('?')
  return mark < 0
    ? { path: location, query: '' }
    : { path: location.slice(0, mark), query: location.slice(mark + 1) }
}

type Outcome = { readonly content: PageContent } | { readonly error: unknown }

/** Never rejects: nobody may be waiting for it when it fails. */
const outcomeOf = (loading: Promise<PageContent>): Promise<Outcome> =>
  loading.then(
    content => ({ content }),
    (error: unknown) => ({ error }),
  )

/** The content as the visitor's variant shows it. Whoever visits a test gets an id for it, if they agreed. Throws `SiteError`. */
function visitorsContent(
  content: PageContent,
  { experiments, isVisit }: Visitor,
  { services, newId, log }: RequestContext,
): ShownVariant {
  const needsId = content.experiment && isVisit && experiments.mayAssign && !experiments.visitorId
  const state = needsId ? { ...experiments, visitorId: newId() } : experiments
  const taken = showVariant(content, state, services.environment.EXPERIMENT_HEADERS)
  if (!taken) throw storyNotFound({ variantId: experiments.asked })
  const { experiment, choice } = taken.assignment ?? {}
  if (choice?.gone) log({ event: 'variant-gone', experiment: experiment?.id })
  return taken
}

interface Asker {
  readonly visitor: Visitor
  readonly request: RequestContext
}

/** The page of a route, or where its story says that it is. Throws `SiteError`. */
async function pageOf(
  route: PageRoute,
  loading: Promise<Outcome>,
  { visitor, request }: Asker,
): Promise<FoundPage | RedirectRoute> {
  const { site } = request
  const outcome = await loading
  if ('error' in outcome) throw outcome.error
  const {
    publication,
    story: { value: story },
  } = outcome.content
  // Editors see a story where they opened it, whatever has become of its address.
  const elsewhere = publication === 'published' ? resolvePage(story, route, site) : undefined
  if (elsewhere) return elsewhere
  const path = storyPath(story.full_slug, site)
  return { ...route, path, ...visitorsContent(outcome.content, visitor, request) }
}

/** The language of a preview counts where the address has none. */
function inEditorsLanguage(route: Route, { preview, site }: RequestContext): Route {
  const { language = '' } = preview ?? {}
  if (route.kind !== 'page' || !site.languages.includes(language)) return route
  return hasLanguage(route.path, site) ? route : { ...route, language }
}

/**
 * Where a request ends: at a page, at another address by one redirect, or at an error. The rules come first; the redirects and the
 * page's content are loaded together (requirement page-resolution/loaded-together).
 */
export async function findPage(
  question: RouteQuestion,
  visitor: Visitor,
  request: RequestContext,
): Promise<Destination> {
  const { site, log } = request
  const route = inEditorsLanguage(resolveRoute(question), request)
  if (route.kind === 'error') return route
  const content = request.openContent(request)
  const loading = route.kind === 'page' ? outcomeOf(loadContent(route, visitor, request, content)) : undefined
  const followed = await followRedirects(route.kind === 'page' ? route : addressOf(route.location), {
    site,
    lookup: content.redirectOf,
    report: problem => log({ event: 'redirect-ignored', ...problem }),
  })
  if (followed) {
    const own = route.kind === 'redirect' ? [route.status] : []
    const status = leastPermanent([...own, ...followed.statuses])
    return { kind: 'redirect', location: followed.location, status }
  }
  if (route.kind === 'redirect') return route
  try {
    return await pageOf(route, loading!, { visitor, request })
  } catch (error) {
    if (error instanceof SiteError) return { kind: 'error', error, language: route.language }
    throw error
  }
}
