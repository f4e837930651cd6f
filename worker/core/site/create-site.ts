import build from 'virtual:site/build'
import { Hono } from 'hono'
import { answerFailure } from '../answer/answer-error.ts'
import { type Feature, hookOf } from '../answer/feature.ts'
import type { SiteDependencies } from '../answer/site-dependencies.ts'
import { cleanLog } from '../base/log/clean-log.ts'
import { failureLine } from '../base/log/reason-of.ts'
import { guardAnswer } from '../request/guard-answer.ts'
import { answerCached } from './answer-cached.ts'
import { createOpener } from './open-request.ts'
import { origins } from './origins.ts'
import { pages } from './pages.ts'
import { runSchedule } from './run-schedule.ts'

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
