import type { Mount } from '../../core/answer/site-app.ts'
import { allows, clientOf, limitedResponse } from '../../core/base/http/limits.ts'
import { otherMethod } from '../../core/base/http/responses.ts'
import { pageNotFound } from '../../errors.ts'
import { answerChanges } from '../preview/answer-changes.ts'
import { answerPreview } from '../preview/answer-preview.ts'
import { createPlatformRoutes } from './platform-calls.ts'
import { submitFunding } from './submit-funding.ts'

/** The address of the page that a call is about: that of the call, with the page's path as a parameter. */
function pageUrl(call: string): URL {
  const url = new URL(call)
  url.pathname = url.searchParams.get('path') ?? '/'
  url.searchParams.delete('path')
  return url
}

/** The platform calls, the preview of an edited story, and 404 for any other address below `/api/`. */
export const api: Mount = (app, { open, openPage, servicesOf }) => {
  const calls = createPlatformRoutes({
    callFor: context => {
      const request = open(context)
      return request.openContent(request).callPlatform
    },
    unitsFor: context => servicesOf(context.env).units,
  })
  app.route('/api', calls)
  app.post('/api/preview/render', async context => {
    const asked = await openPage(context, pageUrl(context.req.url))
    const mayPost = () => allows(context.env.POST_LIMIT, clientOf(context.req.raw.headers))
    if (!asked.request.preview && !(await mayPost())) return limitedResponse()
    return answerPreview(context.req.raw, asked)
  })
  app.get('/api/preview/changes', async context =>
    answerChanges(await openPage(context, pageUrl(context.req.url))),
  )
  app.post('/api/funding', context =>
    submitFunding(context.req.raw, { request: open(context), limit: context.env.POST_LIMIT }),
  )
  app.all('/api/funding', () => otherMethod('POST'))
  app.all('/api/preview/render', () => otherMethod('POST'))
  app.all('/api/preview/changes', () => otherMethod('GET, HEAD'))
  app.all('/api/*', context =>
    context.json({ error: pageNotFound(context.req.path).message }, 404, { 'cache-control': 'no-store' }),
  )
}
