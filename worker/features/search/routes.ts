import type { Mount } from '../../core/answer/site-app.ts'
import { otherMethod } from '../../core/base/http/responses.ts'
import { answerUnansweredSearches } from './unanswered-searches.ts'

/** `/api/searches`: what visitors searched for and did not find. */
export const searches: Mount = (app, { open }) => {
  app.get('/api/searches', context => {
    const { req, env } = context
    return answerUnansweredSearches(open(context), { http: req.raw, limit: env.POST_LIMIT })
  })
  app.all('/api/searches', () => otherMethod('GET, HEAD'))
}
