import { addSecurityHeaders } from '../../http/secure-answer.ts'
import { reasonOf } from '../../log/reason-of.ts'
import type { StoredPage } from '../../render/page-store.ts'
import type { PageRequest, RequestContext } from '../request-context.ts'
import type { FoundPage } from './find-page.ts'
import { pageHeaders, tagOf, visitorOptions } from './page-response.ts'
import type { RenderedPage } from './render-page.ts'
import { storedHead } from './send-bytes.ts'

/** The page in the page store, where it is compressed after the answer is sent; undefined when that fails, or another request compresses it. */
async function storedPage(
  { body, stored }: RenderedPage,
  { services, log }: RequestContext,
): Promise<StoredPage | undefined> {
  if (stored || body.kind !== 'whole') return stored
  // The answer is sent first: compressing takes some milliseconds.
  await scheduler.wait(1)
  try {
    return await services.pageStore.keep(body.key, body.write)
  } catch (error) {
    log({ event: 'page-not-stored', reason: reasonOf(error) })
    return undefined
  }
}

/** The head of the answer as it is sent from the cache, where its stages take no time. */
function cachedHead(page: RenderedPage, { visitor, request }: PageRequest) {
  const { services, isSecure } = request
  const options = visitorOptions(visitor, request)
  const headers = pageHeaders(
    { ...page, freshness: 'hit', ready: page.total, timing: { content: 0, render: 0 } },
    options,
  )
  const hasSecureSubdomains = services.environment.HSTS_SUBDOMAINS === 'true'
  addSecurityHeaders(headers, { path: visitor.path, isSecure, hasSecureSubdomains })
  return storedHead({ status: page.status, headers }, tagOf(page, options))
}

/**
 * Caches the answer with a page for all requests with the same facts, as long as everything that it is made of holds. Call it before the
 * response is made, so that the facts that were read to make the answer are the ones that are known here.
 */
export function keepAnswer(found: FoundPage, page: RenderedPage, asked: PageRequest): void {
  const { visitor, seen, request } = asked
  const { services, now, state, waitUntil } = request
  const { pageData, redirectsUntil } = found
  if (pageData.publication === 'draft' || !page.until) return
  const head = cachedHead(page, asked)
  const keep = async () => {
    const until = Math.min(page.until, redirectsUntil, await pageData.settled)
    if (until <= now()) return
    const stored = await storedPage(page, request)
    if (!stored) return
    const storyId = pageData.story.value.id
    services.answers.keep(visitor, seen, { page: stored, head, state, until, storyId })
  }
  waitUntil(keep())
}
