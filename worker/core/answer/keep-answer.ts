import type { FactName } from '../base/caching/facts.ts'
import { endingAt, expired, lasting, type Validity, validWith } from '../base/caching/validity.ts'
import { redirectResponse } from '../base/http/responses.ts'
import { reasonOf } from '../base/log/reason-of.ts'
import type { PageData } from '../page/data/page-data.ts'
import type { StoredPage } from '../page/render/page-store.ts'
import type { RedirectRoute } from '../request/routing/route.ts'
import { addSecurityHeaders } from '../request/secure-answer.ts'
import type { CachedAnswer } from './answer-cache.ts'
import type { ErrorFacts } from './error-facts.ts'
import type { FoundPage } from './find-page.ts'
import { pageHeaders, type ResponseOptions, tagOf, visitorOptions } from './page-response.ts'
import type { RenderedPage } from './render-page.ts'
import type { PageRequest, RequestContext } from './request-context.ts'
import { type StoredHead, storedHead } from './send-bytes.ts'

/** A request that is answered with the page of an error. */
export interface ErrorRequest {
  readonly facts: ErrorFacts
  /** The names of the facts that were read so far. */
  readonly seen: ReadonlySet<FactName>
  readonly request: RequestContext
}

/** The page in the page store, where it is compressed after the answer is sent; undefined when that fails, or another request compresses it. */
async function storedPage(
  { page: { body, stored }, isAddressed }: Pick<RenderedAnswer, 'page' | 'isAddressed'>,
  { services, log }: RequestContext,
): Promise<StoredPage | undefined> {
  const { pageStore } = services.page
  if (body.kind !== 'whole') return undefined
  // It was compressed for this answer alone if it has no place.
  if (stored) return pageStore.isKept(stored) ? stored : undefined
  // The answer is sent first: compressing takes some milliseconds.
  await scheduler.wait(1)
  try {
    return await pageStore.keep(body.key, body.write, isAddressed)
  } catch (error) {
    log({ event: 'page-not-stored', reason: reasonOf(error) })
    return undefined
  }
}

/** A page as it is sent from the cache, where its stages take no time. */
const asCached = (page: RenderedPage): RenderedPage => ({
  ...page,
  freshness: 'hit',
  ready: page.total,
  timing: { content: 0, render: 0 },
})

/** Adds the headers that an answer from the cache gets from no other code. */
function secure(headers: Headers, { visitor, request }: PageRequest): Headers {
  const { services, isSecure } = request
  const { environment, build } = services
  const hasSecureSubdomains = environment.HSTS_SUBDOMAINS === 'true'
  addSecurityHeaders(headers, { path: visitor.path, isSecure, hasSecureSubdomains, build, took: 0 })
  return headers
}

/** The head of the answer as it is sent from the cache. */
function cachedHead(page: RenderedPage, pageRequest: PageRequest) {
  const options = visitorOptions(pageRequest.visitor, pageRequest.request)
  const headers = secure(pageHeaders(asCached(page), options), pageRequest)
  return storedHead({ status: page.status, headers }, tagOf(page, options))
}

interface RenderedAnswer {
  readonly pageData: PageData
  readonly page: RenderedPage
  readonly head: StoredHead
  /** Until when redirects and rules still lead to this page. */
  readonly routeValidity: Validity
  readonly keep: (answer: CachedAnswer) => void
  /** The page shows something that somebody wrote into the address. */
  readonly isAddressed?: boolean
}

/** Caches an answer when its page is stored, after it was sent. */
function keepLater(answer: RenderedAnswer, request: RequestContext) {
  const { pageData, page, head, routeValidity, keep } = answer
  const { now, state, waitUntil } = request
  const store = async () => {
    const validity = validWith(endingAt(page.until), routeValidity, await pageData.settled)
    if (validity.until <= now()) return
    const stored = await storedPage(answer, request)
    if (stored) keep({ page: stored, head, state, validity, storyId: pageData.story.value.id })
  }
  waitUntil(store())
}

/**
 * Caches the answer with a page for all requests with the same facts, as long as all its parts are valid. Call it before the response is made, so
 * that the facts known here are exactly those that were read to make the answer.
 */
export function keepAnswer(found: FoundPage, page: RenderedPage, pageRequest: PageRequest): void {
  const { visitor, seen, request } = pageRequest
  const { pageData, redirectsValidity: routeValidity } = found
  if (pageData.publication === 'draft' || !page.until) return
  const head = cachedHead(page, pageRequest)
  const {
    answers: { pages: answers },
  } = request.services
  const isAddressed = seen.has('query') && visitor.query !== ''
  const keep = (answer: CachedAnswer) => answers.keep(visitor, seen, answer)
  keepLater({ pageData, page, head, routeValidity, isAddressed, keep }, request)
}

/** Caches the answer with an error page for all requests with the same facts, at whatever path; its security headers are set when it is sent. */
export function keepErrorAnswer(
  { pageData, page, options }: { pageData: PageData; page: RenderedPage; options: ResponseOptions },
  { facts, seen, request }: ErrorRequest,
): void {
  if (pageData.publication === 'draft' || !page.until) return
  const head = storedHead({ status: page.status, headers: pageHeaders(asCached(page), options) }, undefined)
  const {
    answers: { errors: errorAnswers },
  } = request.services
  const keep = (answer: CachedAnswer) => errorAnswers.keep(facts, seen, answer)
  keepLater({ pageData, page, head, routeValidity: lasting, keep }, request)
}

/** Characters of the address and the target of a redirect; longer ones are looked up each time. */
const maxRedirectLength = 1_024

/** Caches a redirect for all requests with the same facts. A redirect without a known validity is looked up each time. */
export function keepRedirect(route: RedirectRoute, pageRequest: PageRequest): void {
  const { visitor, seen, request } = pageRequest
  const { services, state, now, preview, inspection } = request
  const { validity = expired, location } = route
  // Editors and operators see their own dates and drafts.
  if (preview || inspection || validity.until <= now()) return
  const query = seen.has('query') ? visitor.query : ''
  if (visitor.path.length + query.length + location.length > maxRedirectLength) return
  const { status, headers } = redirectResponse(route)
  services.answers.redirects.keep(visitor, seen, {
    head: { status, headers: secure(headers, pageRequest) },
    state,
    validity,
  })
}
