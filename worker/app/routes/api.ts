import { pageNotFound } from '../../errors.ts'
import { createPlatformRoutes } from '../../handlers/platform-calls.ts'
import { answerPreview } from '../../handlers/preview/answer-preview.ts'
import type { Mount } from '../../handlers/site-app.ts'

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
    // The address of the page that is edited is that of this call, with the page's path as a parameter.
    const url = new URL(context.req.url)
    url.pathname = url.searchParams.get('path') ?? '/'
    url.searchParams.delete('path')
    return answerPreview(context.req.raw, await openPage(context, url))
  })
  app.all('/api/*', context =>
    context.json({ error: pageNotFound(context.req.path).message }, 404, { 'cache-control': 'no-store' }),
  )
}
