import { type Feature, hookOf } from '../../core/answer/feature.ts'
import { otherMethod } from '../../core/base/http/responses.ts'
import { answerHealth } from './health.ts'
import { createStoreWatch } from './watch-stores.ts'

/** `/api/health`: its probe is a request for the home page, answered by this app. It looks at the stores of the features beside it. */
export function createHealth(features: readonly Feature[]): Feature {
  const watchStores = createStoreWatch(features)
  const countOutbox = hookOf(features, 'countOutbox') ?? (() => Promise.resolve(undefined))
  return {
    routes(app, { open }) {
      app.get('/api/health', context => {
        const url = new URL(context.req.url)
        const { services, site, began: now } = open(context)
        const home = new Request(new URL('/', url), { method: 'HEAD', redirect: 'manual' })
        const probe = async () => (await app.fetch(home, context.env, context.executionCtx)).status
        const { headers } = context.req.raw
        const limit = context.env.POST_LIMIT
        return answerHealth(url, {
          ...{ services, watchStores, countOutbox },
          ...{ site, now, probe, headers, limit },
        })
      })
      app.all('/api/health', () => otherMethod('GET, HEAD'))
    },
  }
}
