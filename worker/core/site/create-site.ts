import build from 'virtual:site/build'
import { Hono } from 'hono'
import { formScheduleDependencies } from '../../features/forms/form-dependencies.ts'
import { consumeDeliveries } from '../../features/forms/outbox/consume-deliveries.ts'
import { answerDrill } from '../../tools/drill/answer-drill.ts'
import { faultHeader } from '../../tools/drill/fault-names.ts'
import { answerFailure } from '../answer/answer-error.ts'
import type { Mount } from '../answer/site-app.ts'
import { cleanLog } from '../base/log/clean-log.ts'
import { failureLine } from '../base/log/reason-of.ts'
import { guardAnswer } from '../request/guard-answer.ts'
import { answerCached } from './answer-cached.ts'
import { createOpener } from './open-request.ts'
import { runSchedule } from './run-schedule.ts'
import type { SiteDependencies } from './site-dependencies.ts'

/**
 * The site as a worker: routes in the order in which they are tried, the two schedules, and the queue of deliveries. Every answer, of a failure too, passes the
 * guard, which adds the security headers and writes the log line.
 */
export function createSite(given: SiteDependencies, routes: readonly Mount[]) {
  const log = cleanLog(given.log)
  const dependencies = { ...given, log }
  const opener = createOpener(dependencies)
  const app = new Hono<{ Bindings: Cloudflare.Env }>()
  for (const mount of routes) mount(app, opener)
  app.onError(error => answerFailure(error, log))
  const servicesOf = (bindings: Cloudflare.Env) => {
    try {
      return opener.servicesOf(bindings)
    } catch {
      // Malformed variables: the answer says so.
      return undefined
    }
  }
  /** Runs what has no visitor to whom an answer could say that it failed. The platform is told, and the log says why. */
  async function runLogged(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      log(failureLine(error))
      throw error
    }
  }
  return {
    fetch(
      request: Request,
      bindings: Cloudflare.Env,
      execution: ExecutionContext,
    ): Response | Promise<Response> {
      const services = servicesOf(bindings)
      const waitUntil = (promise: Promise<unknown>) => execution.waitUntil(promise)
      const isDrill = services && request.headers.has(faultHeader)
      const open = (changed: SiteDependencies) => createSite(changed, routes)
      return guardAnswer(request, {
        cached: admitted =>
          isDrill ? undefined : services && answerCached(admitted, { services, now: given.now(), waitUntil }),
        answer: admitted =>
          isDrill
            ? answerDrill(admitted, { services, bindings, dependencies: given, open })
            : app.fetch(admitted, bindings, execution),
        environment: services?.environment,
        build: build.id,
        now: given.now,
        log,
      })
    },
    scheduled: (controller: ScheduledController, bindings: Cloudflare.Env): Promise<void> =>
      runLogged(async () =>
        runSchedule(controller, { bindings, services: opener.servicesOf(bindings), dependencies }),
      ),
    queue: (batch: MessageBatch, bindings: Cloudflare.Env): Promise<void> =>
      runLogged(async () => {
        const services = opener.servicesOf(bindings)
        const forms = formScheduleDependencies(bindings, { services, dependencies })
        if (forms) await consumeDeliveries(batch, forms)
      }),
  }
}
