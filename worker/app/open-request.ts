import { createQueues } from '../content/client/queue.ts'
import { pageNotFound, tooManyRequests } from '../errors.ts'
import type { PageRequest, RequestContext } from '../handlers/request-context.ts'
import type { Services } from '../handlers/services.ts'
import type { Opener, SiteContext } from '../handlers/site-app.ts'
import { createMissingCount } from '../http/limit-missing.ts'
import { readInspection } from '../visitor/inspection.ts'
import { isSigned, readPreview } from '../visitor/preview.ts'
import { readVisitor, seenAs, type Visitor, withoutTraces } from '../visitor/visitor.ts'
import { openContent } from './request-context.ts'
import { createServices, type SiteDependencies } from './services.ts'

/** The visitor who asks for the page at an address. A visitor who inspects a page or reads drafts takes part in no experiment. */
function visitorOf(http: Request, url: URL, request: RequestContext): Visitor {
  const { inspection, services, began, preview } = request
  const question = { environment: services.environment, query: url.search.slice(1), now: began }
  const visitor = readVisitor(http, question)
  if (inspection?.viewAs) return seenAs(visitor, inspection.viewAs)
  if (preview) return withoutTraces(visitor)
  return inspection ? { ...visitor, isVisit: false } : visitor
}

/** Opens requests with the services of their worker instance, which are made once for each set of bindings. */
export function createOpener(dependencies: SiteDependencies): Opener {
  const { now, newId, log } = dependencies
  const made = new WeakMap<object, Services>()

  function servicesOf(bindings: Cloudflare.Env): Services {
    const services = made.get(bindings) ?? createServices(bindings, dependencies)
    made.set(bindings, services)
    return services
  }

  function openAt(context: SiteContext, url: URL): RequestContext {
    const services = servicesOf(context.env)
    const site = services.siteOf(url)
    if (!site) throw pageNotFound(url.host)
    const waitUntil = (promise: Promise<unknown>) => context.executionCtx.waitUntil(promise)
    services.versions.check(waitUntil)
    const isSecure = url.protocol === 'https:'
    const countMissing = createMissingCount(context.env.MISSING_LIMIT, context.req.raw.headers)
    const request = { services, site, now, began: now(), log, waitUntil, isSecure, newId }
    return { ...request, openContent, countMissing, queueOf: createQueues() }
  }

  async function openPage(context: SiteContext, url: URL): Promise<PageRequest> {
    const opened = openAt(context, url)
    const { services, site, began } = opened
    const question = { url, unit: site.unit, now: began }
    const { environment } = services
    const looks = await services.attemptSecret({
      headers: context.req.raw.headers,
      limit: context.env.POST_LIMIT,
      async check() {
        const preview = await readPreview(question, environment)
        return { preview, inspection: await readInspection({ ...question, preview }, environment) }
      },
      isWrong: found => !found.preview && !found.inspection && isSigned(url.search),
    })
    if (!looks) throw tooManyRequests()
    const { preview, inspection } = looks
    const { date = began } = inspection?.viewAs ?? {}
    const then = date === began ? now : () => now() - began + date
    const request = { ...opened, preview, inspection, now: then, began: date }
    return { request, visitor: visitorOf(context.req.raw, url, request) }
  }

  const open = (context: SiteContext) => openAt(context, new URL(context.req.url))
  return { servicesOf, open, openPage, log, now }
}
