import type { Mount } from '../../handlers/site-app.ts'
import { answerWebhook } from '../../handlers/webhook.ts'

const path = '/api/webhooks/storyblok'

/** Messages of the content system. */
export const webhooks: Mount = (app, { servicesOf, log }) => {
  app.post(path, context =>
    answerWebhook(context.req.raw, {
      services: servicesOf(context.env),
      waitUntil: promise => context.executionCtx.waitUntil(promise),
      log,
    }),
  )
  app.all(path, context =>
    context.json({ error: 'POST only' }, 405, { allow: 'POST', 'cache-control': 'no-store' }),
  )
}
