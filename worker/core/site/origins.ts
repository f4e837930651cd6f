import type { Mount } from '../answer/site-app.ts'
import { redirectResponse } from '../base/http/responses.ts'
import { properOrigin } from '../request/site/site.ts'

/**
 * Redirects a request with a port that production did not configure, or with a host that ends with a dot, to the site's own
 * origin.
 */
export const origins: Mount = (app, { servicesOf }) => {
  app.use(async (context, next) => {
    const url = new URL(context.req.url)
    const origin = properOrigin(url, servicesOf(context.env).environment)
    if (!origin) return next()
    return redirectResponse({ location: origin + url.pathname + url.search, status: 308 })
  })
}
