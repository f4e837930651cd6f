import { pathTooLong, SiteError, storyNotFound } from '../../errors.ts'
import type { Validity } from '../base/caching/validity.ts'
import { leadsTooFar } from '../base/http/address.ts'
import type { PageData } from '../page/data/page-data.ts'
import { type Assignment, type ShownVariant, showVariant } from '../page/data/show-variant.ts'
import type { Chooser } from '../page/experiments/choose-variant.ts'
import type { PageExperiment } from '../page/experiments/page-experiment.ts'
import { resolvePage } from '../page/resolve-page.ts'
import type { RouteQuestion } from '../request/routing/resolve-route.ts'
import type { ErrorRoute, PageRoute, RedirectRoute } from '../request/routing/route.ts'
import { storyPath } from '../request/site/links.ts'
import { languageOf } from '../request/site/page-path.ts'
import { isProven, readVisitorId } from '../request/visitor/experiment-state.ts'
import { findDestination, findMovedStory, type PageDestination } from './find-destination.ts'
import type { PageRequest } from './request-context.ts'

/** A page that exists, with its content; `path` is the one address of its story in this language. */
export interface FoundPage extends PageRoute {
  readonly path: string
  readonly pageData: PageData
  /** Until when it is known that no redirect starts at this address. */
  readonly redirectsValidity: Validity
  /** The visitor's assignment in the experiment of the page. */
  readonly assignment?: Assignment
}

/** The facts that choose the visitor's variant. A visitor who consented to tests and has no id of this worker gets a new id. */
async function chooserOf(
  { id }: PageExperiment,
  { visitor, request: { services, newId } }: PageRequest,
): Promise<Chooser> {
  const { experiments, isVisit } = visitor
  const { linkKeys: keys } = services.environment
  const known = await readVisitorId(experiments, keys)
  const visitorId = known ?? (isVisit && experiments.mayAssign ? newId() : undefined)
  const before = experiments.stored.find(({ experimentId }) => experimentId === id)
  return {
    ...experiments,
    visitorId,
    isProven: !!known && !!before && (await isProven(before, known, keys)),
  }
}

/** The page data with the content of the visitor's variant. Throws `SiteError`. */
async function visitorsContent(pageData: PageData, pageRequest: PageRequest): Promise<ShownVariant> {
  const { visitor, request } = pageRequest
  const { services, log } = request
  const chooser = pageData.experiment && (await chooserOf(pageData.experiment, pageRequest))
  const state = () => chooser ?? visitor.experiments
  const shown = showVariant(pageData, state, services.environment.EXPERIMENT_HEADERS)
  if (!shown) throw storyNotFound({ variantId: state().requested })
  const { experiment, choice } = shown.assignment ?? {}
  if (choice?.gone) log({ event: 'variant-gone', experiment: experiment?.id })
  return shown
}

/** The page of a destination, or a redirect to the address that its story declares. Throws `SiteError`. */
async function readPage(
  destination: PageDestination,
  pageRequest: PageRequest,
): Promise<FoundPage | RedirectRoute> {
  const { route, loading, redirectsValidity } = destination
  const { site } = pageRequest.request
  const outcome = await loading
  if ('error' in outcome) {
    const isMissing = outcome.error instanceof SiteError && outcome.error.status === 404
    const moved = isMissing && (await findMovedStory(destination, pageRequest))
    if (moved) return moved
    throw outcome.error
  }
  const { pageData } = outcome
  const story = pageData.story.value
  // Editors see a story at the address at which they opened it, even if its address has changed.
  const elsewhere = pageData.publication === 'published' ? resolvePage(story, route, site) : undefined
  if (elsewhere) return elsewhere
  const path = storyPath(story.full_slug, site)
  return { ...route, path, redirectsValidity, ...(await visitorsContent(pageData, pageRequest)) }
}

async function findAnswer(
  question: RouteQuestion,
  pageRequest: PageRequest,
): Promise<FoundPage | RedirectRoute | ErrorRoute> {
  const destination = await findDestination(question, pageRequest)
  if (destination.kind !== 'page') return destination
  try {
    return await readPage(destination, pageRequest)
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    return { kind: 'error', error, language: destination.route.language }
  }
}

/**
 * The page at an address with its content, or the redirect or error for it. If the target of a redirect is too long and would be answered 414,
 * the address that redirects there is answered 414.
 */
export async function findPage(
  question: RouteQuestion,
  pageRequest: PageRequest,
): Promise<FoundPage | RedirectRoute | ErrorRoute> {
  const found = await findAnswer(question, pageRequest)
  if (found.kind !== 'redirect' || !leadsTooFar(found.location, pageRequest.request.origin)) return found
  const { address, site, chosenLanguage } = question
  return { kind: 'error', error: pathTooLong(), language: languageOf(address.path, site, chosenLanguage) }
}
