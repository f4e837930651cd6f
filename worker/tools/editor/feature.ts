import type { Feature, SiteApp } from '../../core/answer/feature.ts'
import { signWebhook } from '../../core/content/version/webhook.ts'
import { openFolder, refuseForeignHosts } from '../own-machine.ts'
import { withUploads } from './picture-routes.ts'
import { createEditor } from './routes.ts'

/** A path at which only pages answer. */
const page = '/-/'

/**
 * Whether a part of the site other than its pages answers at a path, with or without the slash at its end: whether the app's router matches
 * further routes there than for every page. The app must be complete.
 */
function createAnsweredPaths(app: SiteApp): (path: string) => boolean {
  const handlersAt = (path: string) => app.router.match('GET', path)[0].map(([[, route]]) => route)
  return path => {
    const ofPages = new Set(handlersAt(page))
    const spellings = [path, path.replace(/\/$/, '') || '/']
    return spellings.some(spelling => handlersAt(spelling).some(route => !ofPages.has(route)))
  }
}

/** The bindings with the pictures among the files that editors have uploaded. */
const withPictures = (bindings: Cloudflare.Env): Cloudflare.Env => ({
  ...bindings,
  ASSETS: withUploads(bindings.ASSETS, bindings.CONTENT) as Fetcher,
})

/** The editor of the demonstration content: for one's own machine and for staging. */
export const editor: Feature = {
  openBindings: withPictures,
  routes(app, opener) {
    const { servicesOf, now, log } = opener
    refuseForeignHosts(app, opener, ['/_editor'])
    openFolder(app, opener, '/_editor')
    const routes = createEditor({
      servicesOf,
      now,
      log,
      isAnswered: createAnsweredPaths(app),
      tell: async (message, context) => {
        const secret = servicesOf(context.env).environment.STORYBLOK_WEBHOOK_SECRET ?? ''
        const headers = await signWebhook(message, secret)
        const address = new URL('/api/webhooks/storyblok', context.req.url)
        const request = new Request(address, { method: 'POST', body: message, headers })
        const answer = await app.fetch(request, context.env, context.executionCtx)
        // Editors look at the page at once, so their answer waits for the work that the message has started.
        const {
          content: { follow, followed },
        } = servicesOf(context.env)
        await (answer.ok ? followed() : follow([]))
        return answer
      },
    })
    app.route('/', routes)
  },
}
