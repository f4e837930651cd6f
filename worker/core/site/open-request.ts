import { foreignHost, pageNotFound, tooManyRequests } from '../../errors.ts'
import { type Feature, joinHooks, type Opener, type SiteContext } from '../answer/feature.ts'
import type { PageRequest, RequestContext } from '../answer/request-context.ts'
import type { Services } from '../answer/services.ts'
import { networkOf, type SiteDependencies, waitOf } from '../answer/site-dependencies.ts'
import { observe, withFacts } from '../base/caching/facts.ts'
import { once } from '../base/caching/memoize.ts'
import { allows, clientOf, createMissingCount } from '../base/http/limits.ts'
import { createQueues } from '../content/client/queue.ts'
import { hostTrust } from '../request/site/local-host.ts'
import { type Inspection, isTesting, readInspection } from '../request/visitor/inspection.ts'
import { isSigned, type Preview, readPreview } from '../request/visitor/preview.ts'
import { readVisitor } from '../request/visitor/read-visitor.ts'
import { seenAs, type Visitor, withoutTraces } from '../request/visitor/visitor.ts'
import { createServices } from './create-services.ts'
import { openContent } from './open-content.ts'

/** The rights of a request beyond the published page. */
interface Looks {
  readonly preview?: Preview | undefined
  readonly inspection?: Inspection | undefined
}

const noLooks: Looks = {}

/** The visitor for whom a request shows the page. A visitor who inspects a page or reads drafts takes part in no experiment. */
function visitorOf(visitor: Visitor, { inspection, preview }: Looks): Visitor {
  if (inspection?.viewAs) return seenAs(visitor, inspection.viewAs)
  if (preview) return withoutTraces(visitor)
  return inspection ? withFacts(visitor, { isVisit: false }) : visitor
}

/** Opens requests with the services of their worker instance, which are made once for each set of bindings. */
export function createOpener(dependencies: SiteDependencies, features: readonly Feature[]): Opener {
  const { now, newId, log } = dependencies
  const hooks = joinHooks(features)
  const made = new WeakMap<object, Services>()

  function servicesOf(bindings: Cloudflare.Env): Services {
    const services = made.get(bindings) ?? createServices(bindings, dependencies, features)
    made.set(bindings, services)
    return services
  }

  function openAt(context: SiteContext, url: URL): RequestContext {
    const services = servicesOf(context.env)
    const { origin } = url
    const site = services.siteOf(origin)
    if (!site) throw pageNotFound(url.host)
    const waitUntil = (promise: Promise<unknown>) => context.executionCtx.waitUntil(promise)
    services.content.versions.check(waitUntil)
    const isSecure = url.protocol === 'https:'
    const { headers } = context.req.raw
    const client = clientOf(headers)
    const countMissing = createMissingCount(context.env.MISSING_LIMIT, headers)
    const countUncached = once(() => allows(context.env.PLATFORM_LIMIT, client))
    const { state } = services.content.versions
    const request = {
      services,
      hooks,
      site,
      state,
      now,
      began: now(),
      log,
      waitUntil,
      origin,
      isSecure,
      newId,
    }
    return { ...request, client, openContent, countMissing, countUncached, queueOf: createQueues() }
  }

  /**
   * The rights that a query claims, and whether it shows the inspector. Throws for a client that guessed signatures too often, and where a
   * request with a foreign host claims rights on a local site.
   */
  async function looksOf(context: SiteContext, url: URL, opened: RequestContext): Promise<Looks> {
    const { services, site, began } = opened
    const { environment } = services
    if (hostTrust(url, environment) === 'foreign') {
      if (isSigned(url.search) || isTesting(url.search.slice(1))) throw foreignHost()
      return noLooks
    }
    const question = { url, unit: site.unit, zone: site.timeZone, now: began }
    const looks = await services.attemptSecret({
      headers: context.req.raw.headers,
      limit: context.env.POST_LIMIT,
      isGuess: isSigned(url.search),
      async check() {
        const preview = await readPreview(question, environment)
        return { preview, inspection: await readInspection({ ...question, preview }, environment) }
      },
      isWrong: found => !found.preview && !found.inspection,
    })
    if (!looks) throw tooManyRequests()
    return looks
  }

  async function openPage(context: SiteContext, url: URL): Promise<PageRequest> {
    const opened = openAt(context, url)
    const { services, site, began } = opened
    const { environment } = services
    const address = { site, path: url.pathname, query: url.search.slice(1) }
    const { facts, seen } = observe(readVisitor(context.req.raw, { ...address, environment, now: began }))
    const mayLook = facts.hasTechnicalQuery || environment.VERBOSE_MODE === 'true'
    const looks = mayLook ? await looksOf(context, url, opened) : noLooks
    const { date = began } = looks.inspection?.viewAs ?? {}
    const then = date === began ? now : () => now() - began + date
    const request = { ...opened, ...looks, now: then, began: date }
    return { request, visitor: visitorOf(facts, looks), seen }
  }

  const open = (context: SiteContext) => openAt(context, new URL(context.req.url))
  const [wait, network] = [waitOf(dependencies), networkOf(dependencies)]
  return { servicesOf, open, openPage, log, now, wait, network }
}
