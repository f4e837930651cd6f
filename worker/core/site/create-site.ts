import build from 'virtual:site/build'
import { Hono } from 'hono'
import { answerFailure } from '../answer/answer-error.ts'
import { answerPage } from '../answer/answer-page.ts'
import { type Feature, hookOf, type Mount, type SiteContext } from '../answer/feature.ts'
import type { Services } from '../answer/services.ts'
import type { SiteDependencies } from '../answer/site-dependencies.ts'
import { originIn, pathIn, queryIn } from '../base/http/address.ts'
import { allows, clientOf, limitedResponse } from '../base/http/limits.ts'
import { redirectResponse } from '../base/http/responses.ts'
import { cleanLog } from '../base/log/clean-log.ts'
import { failureLine } from '../base/log/reason-of.ts'
import type { ToldAnswer } from '../request/guard-answer.ts'
import { guardAnswer } from '../request/guard-answer.ts'
import { properOrigin } from '../request/site/site.ts'
import { readVisitor } from '../request/visitor/read-visitor.ts'
import { createOpener } from './open-request.ts'
import { runSchedule } from './run-schedule.ts'

interface CachedDependencies {
  readonly services: Services
  /** Epoch milliseconds. */
  readonly now: number
  readonly waitUntil: (promise: Promise<unknown>) => void
}

/**
 * The short way: finds the cached answer to a request with one look-up. It reads only the facts that the page at this path depends on.
 * Undefined if no answer is cached.
 */
function answerCached(
  http: Request,
  { services, now, waitUntil }: CachedDependencies,
): ToldAnswer | undefined {
  if (http.method !== 'GET' && http.method !== 'HEAD') return undefined
  const {
    environment,
    siteOf,
    content: { versions },
    answers: { pages: answers, redirects },
  } = services
  const { url } = http
  const site = siteOf(originIn(url))
  if (!site) return undefined
  versions.check(waitUntil)
  const visitor = readVisitor(http, { site, environment, path: pathIn(url), query: queryIn(url), now })
  const question = { now, state: versions.state }
  const found = answers.find(visitor, question) ?? redirects.find(visitor, question)
  return found && { response: found.send(http), facts: found.facts }
}

/**
 * Redirects a request with a port that production did not configure, or with a host that ends with a dot, to the site's own
 * origin.
 */
const origins: Mount = (app, { servicesOf }) => {
  app.use(async (context, next) => {
    const url = new URL(context.req.url)
    const origin = properOrigin(url, servicesOf(context.env).environment)
    if (!origin) return next()
    return redirectResponse({ location: origin + url.pathname + url.search, status: 308 })
  })
}

/** Every address that is left: pages, and the existence probe of buttons. */
const pages: Mount = (app, { openPage }) => {
  async function servePage(context: SiteContext): Promise<Response> {
    const reply = await answerPage(await openPage(context, new URL(context.req.url)))
    return reply(context.req.raw)
  }

  /** The status of a GET, after following its redirect if the target is on this site. */
  async function statusOfGet({ req, env, executionCtx }: SiteContext): Promise<number> {
    const request = (url: string) =>
      app.fetch(new Request(url, { method: 'HEAD', headers: req.raw.headers }), env, executionCtx)
    const { status, headers } = await request(req.url)
    const target = headers.get('location')
    if (!target?.startsWith('/')) return status
    return (await request(new URL(target, req.url).href)).status
  }

  app.get('*', servePage)
  app.all('*', async context => {
    if (!(await allows(context.env.POST_LIMIT, clientOf(context.req.raw.headers)))) return limitedResponse()
    const status = await statusOfGet(context)
    return context.body(null, status === 404 ? 404 : 405, { allow: 'GET, HEAD', 'cache-control': 'no-store' })
  })
}

/**
 * The bindings as features open them: one object for all requests, which keys the services. A development server passes another object with each
 * request, in which the store of the content is always the same.
 */
function createBindings(features: readonly Feature[]): (bindings: Cloudflare.Env) => Cloudflare.Env {
  const opens = features.flatMap(({ openBindings }) => openBindings ?? [])
  if (!opens.length) return bindings => bindings
  const opened = new WeakMap<object, Cloudflare.Env>()
  return bindings => {
    const own = opened.get(bindings.CONTENT) ?? opens.reduce((changed, change) => change(changed), bindings)
    opened.set(bindings.CONTENT, own)
    return own
  }
}

/**
 * The site as a worker: the routes of its features, in the order in which they are tried, and then its pages; the two schedules, and the queue. Every
 * answer, also to a failure, passes the guard, which adds the security headers and writes the log line.
 */
export function createSite(given: SiteDependencies, features: readonly Feature[]) {
  const log = cleanLog(given.log)
  const dependencies = { ...given, log }
  const opener = createOpener(dependencies, features)
  const app = new Hono<{ Bindings: Cloudflare.Env }>()
  origins(app, opener)
  for (const { routes } of features) routes?.(app, opener)
  pages(app, opener)
  app.onError(error => answerFailure(error, log))
  const consume = hookOf(features, 'consume')
  const open = createBindings(features)
  const servicesOf = (bindings: Cloudflare.Env) => {
    try {
      return opener.servicesOf(bindings)
    } catch {
      // The variables are malformed; the answer to requests reports it.
      return undefined
    }
  }
  /** Runs work that no visitor waits for: logs a failure and throws it again, so that the Workers runtime reports it too. */
  async function runLogged(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      log(failureLine(error))
      throw error
    }
  }
  const interceptionOf = (request: Request) => {
    for (const { intercept } of features) {
      const found = intercept?.(request)
      if (found) return found
    }
    return undefined
  }
  return {
    fetch(
      request: Request,
      givenBindings: Cloudflare.Env,
      execution: ExecutionContext,
    ): Response | Promise<Response> {
      const bindings = open(givenBindings)
      const services = servicesOf(bindings)
      const waitUntil = (promise: Promise<unknown>) => execution.waitUntil(promise)
      const answerFirst = services && interceptionOf(request)
      return guardAnswer(request, {
        cached: admitted =>
          answerFirst
            ? undefined
            : services && answerCached(admitted, { services, now: given.now(), waitUntil }),
        answer: admitted =>
          answerFirst
            ? answerFirst({
                ...{ services, bindings, dependencies: given },
                open: changed => createSite(changed, features),
              })
            : app.fetch(admitted, bindings, execution),
        environment: services?.environment,
        build: build.id,
        now: given.now,
        log,
      })
    },
    scheduled: (controller: ScheduledController, bindings: Cloudflare.Env): Promise<void> =>
      runLogged(() => runSchedule(controller, opener.servicesOf(open(bindings)), features)),
    queue: (batch: MessageBatch, bindings: Cloudflare.Env): Promise<void> =>
      runLogged(async () => consume?.(batch, opener.servicesOf(open(bindings)))),
  }
}
