import type { Mount } from '../../handlers/site-app.ts'
import { answerUnansweredSearches } from '../../handlers/unanswered-searches.ts'
import { otherMethod } from '../../http/responses.ts'

/** `/api/searches`: what visitors searched for and did not find. */
export const searches: Mount = (app, { open }) => {
  app.get('/api/searches', context => {
    const { req, env } = context
    return answerUnansweredSearches(open(context), { http: req.raw, limit: env.POST_LIMIT })
  })
  app.all('/api/searches', () => otherMethod('GET, HEAD'))
}
