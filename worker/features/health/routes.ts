import type { Mount } from '../../core/answer/site-app.ts'
import { otherMethod } from '../../core/base/http/responses.ts'
import { answerHealth } from './health.ts'

/** `/api/health`: its probe is a request for the home page, answered by this app. */
export const health: Mount = (app, { open }) => {
  app.get('/api/health', context => {
    const url = new URL(context.req.url)
    const { services, site, began: now } = open(context)
    const home = new Request(new URL('/', url), { method: 'HEAD', redirect: 'manual' })
    const probe = async () => (await app.fetch(home, context.env, context.executionCtx)).status
    const { headers } = context.req.raw
    return answerHealth(url, { services, site, now, probe, headers, limit: context.env.POST_LIMIT })
  })
  app.all('/api/health', () => otherMethod('GET, HEAD'))
}
