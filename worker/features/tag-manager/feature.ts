import type { Feature, Mount } from '../../core/answer/feature.ts'
import { abortedAfter } from '../../core/base/http/deadline.ts'
import { textResponse } from '../../core/base/http/responses.ts'
import type { Log } from '../../core/base/log/events.ts'
import { reasonOf } from '../../core/base/log/reason-of.ts'
import { readConsent } from '../../core/request/visitor/consent.ts'

export interface TagScriptDependencies {
  /** The container that operators configured; undefined for none. */
  readonly container: string | undefined
  /** Whether the visitor consented to the service. */
  readonly isGranted: boolean
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>
  /** Caches the script near the visitors, so that a page does not wait for its source. */
  readonly cache: Pick<Cache, 'match' | 'put'>
  readonly waitUntil: (promise: Promise<unknown>) => void
  readonly log: Log
}

const deadline = 3000
const maxAge = 900

async function fetchScript(source: string, { fetch }: TagScriptDependencies): Promise<Response> {
  const text = await abortedAfter(deadline, async signal => {
    const answer = await fetch(source, { redirect: 'manual', signal })
    const type = answer.headers.get('content-type') ?? ''
    if (answer.status !== 200 || !/javascript/.test(type)) throw new Error(`${answer.status} ${type}`)
    return answer.text()
  })
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': `max-age=${maxAge}` }
  return new Response(text, { headers })
}

/**
 * The tag manager's script for the configured container, from this site's own address (requirement consent/tag-manager). Only for visitors
 * who consented: 404 for all others, and where the source does not answer. The visitor's request is not sent to the source.
 */
export async function answerTagScript(dependencies: TagScriptDependencies): Promise<Response> {
  const { container, isGranted, cache, waitUntil, log } = dependencies
  if (!container || !isGranted) return textResponse(404, 'no tag manager')
  const source = `https://www.googletagmanager.com/gtm.js?id=${container}`
  try {
    const known = await cache.match(source)
    const script = known ?? (await fetchScript(source, dependencies))
    if (!known) waitUntil(cache.put(source, script.clone()))
    // Browsers must request it again, so that a withdrawal takes effect.
    return new Response(script.body, {
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'private, no-cache' },
    })
  } catch (error) {
    log({ event: 'tag-script-failed', reason: reasonOf(error) })
    return textResponse(404, 'no tag manager')
  }
}

const routes: Mount = (app, { open, log }) => {
  app.get('/_service/analytics/tag.js', context => {
    const { services, site } = open(context)
    const { CONSENT_CATEGORIES: categories, CONSENT_IMPLICIT } = services.environment
    const { headers } = context.req.raw
    const grants = readConsent({ headers, categories, isImplicit: CONSENT_IMPLICIT.includes(site.unit) })
    return answerTagScript({
      container: site.tagManager || undefined,
      isGranted: grants('analytics'),
      fetch: (input, init) => fetch(input, init),
      cache: caches.default,
      waitUntil: promise => context.executionCtx.waitUntil(promise),
      log,
    })
  })
}

/** The script of the tag manager. */
export const tags: Feature = {
  routes,
}
