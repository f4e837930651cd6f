import { answerDecision } from '../../handlers/consent/answer-decision.ts'
import type { Mount } from '../../handlers/site-app.ts'

const address = '/api/consent'

/** The visitor's decision about services. */
export const consent: Mount = (app, { open }) => {
  app.post(address, context =>
    answerDecision(context.req.raw, {
      request: open(context),
      database: context.env.DB,
      limit: context.env.POST_LIMIT,
      textsFor: async () => undefined,
    }),
  )
  app.all(address, context =>
    context.json({ error: 'POST only' }, 405, { allow: 'POST', 'cache-control': 'no-store' }),
  )
}
