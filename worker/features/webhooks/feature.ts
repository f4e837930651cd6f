import type { Feature, Mount, SiteContext } from '../../core/answer/feature.ts'
import { otherMethod } from '../../core/base/http/responses.ts'
import { answerLookNow, answerWebhook } from './webhook.ts'

const path = '/api/webhooks/storyblok'

const routes: Mount = (app, { servicesOf, log, now, wait }) => {
  const dependenciesOf = (context: SiteContext) => ({
    services: servicesOf(context.env),
    waitUntil: (promise: Promise<unknown>) => context.executionCtx.waitUntil(promise),
    now,
    wait,
    log,
    limit: context.env.POST_LIMIT,
  })
  app.post(path, context => answerWebhook(context.req.raw, dependenciesOf(context)))
  app.post(`${path}/:token`, context =>
    answerLookNow(context.req.raw, {
      ...dependenciesOf(context),
      token: context.req.param('token'),
    }),
  )
  for (const only of [path, `${path}/:token`]) app.all(only, () => otherMethod('POST'))
}

/** Messages of the content system. */
export const webhooks: Feature = {
  routes,
}
