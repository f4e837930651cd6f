import { answerContentApi } from '../../handlers/content-api.ts'
import type { Mount } from '../../handlers/site-app.ts'
import { limitUncached } from './limit-uncached.ts'

/** The delivery API of the embedded content, where it is open. */
export const contentApi: Mount = (app, { servicesOf, now }) => {
  app.get(
    '/_content/*',
    limitUncached,
    (context, next) => answerContentApi(context.req.raw, servicesOf(context.env), now) ?? next(),
  )
}
