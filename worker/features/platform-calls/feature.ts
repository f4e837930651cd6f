import type { Feature } from '../../core/answer/feature.ts'
import { otherMethod } from '../../core/base/http/responses.ts'
import { pageNotFound } from '../../errors.ts'
import { createPlatformRoutes } from './platform-calls.ts'
import { submitFunding } from './submit-funding.ts'

/** The calls of the platform over HTTP, and 404 for any other address below `/api/`. */
export const platformCalls: Feature = {
  routes(app, { open, servicesOf }) {
    const calls = createPlatformRoutes({
      callFor: context => {
        const request = open(context)
        return request.openContent(request).callPlatform
      },
      unitsFor: context => servicesOf(context.env).units,
    })
    app.route('/api', calls)
    app.post('/api/funding', context =>
      submitFunding(context.req.raw, { request: open(context), limit: context.env.POST_LIMIT }),
    )
    app.all('/api/funding', () => otherMethod('POST'))
    app.all('/api/*', context =>
      context.json({ error: pageNotFound(context.req.path).message }, 404, { 'cache-control': 'no-store' }),
    )
  },
}
