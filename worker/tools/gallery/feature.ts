import type { Feature } from '../../core/answer/feature.ts'
import { pageReply } from '../../core/answer/page-response.ts'
import { textResponse } from '../../core/base/http/responses.ts'
import { pageNotFound } from '../../errors.ts'
import { isProduction, openFolder, refuseForeignHosts } from '../own-machine.ts'
import { developerPage } from './developer-page.ts'
import { createGallery } from './gallery.ts'

/** All blocks with their fixtures, and the page of blocks side by side: for one's own machine and for staging. */
export const gallery: Feature = {
  routes(app, opener) {
    const { open, servicesOf, now } = opener
    refuseForeignHosts(app, opener, ['/_gallery', '/_gallery/*', '/developer/'])
    openFolder(app, opener, '/_gallery')
    app.use('/_gallery/*', (context, next) =>
      isProduction(opener, context.env)
        ? Promise.resolve(textResponse(404, pageNotFound(context.req.path).message))
        : next(),
    )
    app.route('/', createGallery({ servicesOf, now }))
    app.get('/developer/', async (context, next) => {
      if (isProduction(opener, context.env)) return next()
      const request = open(context)
      const page = await developerPage(new URL(context.req.url).search, request)
      return pageReply(page, { build: request.services.build })(context.req.raw)
    })
  },
}
