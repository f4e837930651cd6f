import { pageReply } from '../core/answer/page-response.ts'
import type { Mount } from '../core/answer/site-app.ts'
import { redirectResponse, textResponse } from '../core/base/http/responses.ts'
import { signWebhook } from '../core/content/version/webhook.ts'
import { hostTrust } from '../core/request/site/local-host.ts'
import { foreignHost, pageNotFound } from '../errors.ts'
import { createAnsweredPaths } from './answered-paths.ts'
import { createEditor } from './editor/routes.ts'
import { developerPage } from './gallery/developer-page.ts'
import { createGallery } from './gallery/gallery.ts'

/**
 * Gallery, editor and developer page: for one's own machine and for staging. The bundle that is deployed does not contain them; where
 * this one runs as production, they do not answer, and on one's own machine only by its own names.
 */
export const tools: Mount = (app, { open, servicesOf, now, log }) => {
  const isProduction = (bindings: Cloudflare.Env) =>
    servicesOf(bindings).environment.ENVIRONMENT === 'production'
  for (const path of ['/_gallery', '/_gallery/*', '/_editor', '/developer/'])
    app.use(path, async ({ env, req }, next) => {
      const trust = hostTrust(new URL(req.url), servicesOf(env).environment)
      return trust === 'foreign' ? textResponse(403, foreignHost().message) : next()
    })
  // Their folders bypass the rules, which would add the slash.
  for (const path of ['/_gallery', '/_editor'])
    app.get(path, (context, next) => {
      const location = `${path}/${new URL(context.req.url).search}`
      return isProduction(context.env) ? next() : Promise.resolve(redirectResponse({ location, status: 308 }))
    })
  app.use('/_gallery/*', (context, next) =>
    isProduction(context.env)
      ? Promise.resolve(textResponse(404, pageNotFound(context.req.path).message))
      : next(),
  )
  app.route('/', createGallery({ servicesOf: servicesOf, now }))
  const editor = createEditor({
    servicesOf: servicesOf,
    now,
    log,
    isAnswered: createAnsweredPaths(app),
    tell: async (message, context) => {
      const secret = servicesOf(context.env).environment.STORYBLOK_WEBHOOK_SECRET ?? ''
      const headers = await signWebhook(message, secret)
      const address = new URL('/api/webhooks/storyblok', context.req.url)
      const request = new Request(address, { method: 'POST', body: message, headers })
      const answer = await app.fetch(request, context.env, context.executionCtx)
      // Editors look at the page at once, so their answer waits for what the message has begun.
      const { follow, followed } = servicesOf(context.env)
      await (answer.ok ? followed() : follow([]))
      return answer
    },
  })
  app.route('/', editor)
  app.get('/developer/', async (context, next) => {
    if (isProduction(context.env)) return next()
    const request = open(context)
    const page = await developerPage(new URL(context.req.url).search, request)
    return pageReply(page, { build: request.services.build })(context.req.raw)
  })
}
