import type { Mount } from '../../core/answer/site-app.ts'
import { limitUncached } from '../../core/site/limit-uncached.ts'
import { answerContentApi } from './handler.ts'

/** The delivery API of the embedded content, where it is open. */
export const contentApi: Mount = (app, { servicesOf, now }) => {
  app.get(
    '/_content/*',
    limitUncached,
    (context, next) => answerContentApi(context.req.raw, servicesOf(context.env), now) ?? next(),
  )
}
