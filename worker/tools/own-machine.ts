import type { Opener, SiteApp } from '../core/answer/feature.ts'
import { redirectResponse, textResponse } from '../core/base/http/responses.ts'
import { hostTrust } from '../core/request/site/local-host.ts'
import { foreignHost } from '../errors.ts'

/** Whether a site runs as production, where tools for one's own machine and for staging do not answer. */
export const isProduction = ({ servicesOf }: Opener, bindings: Cloudflare.Env): boolean =>
  servicesOf(bindings).environment.ENVIRONMENT === 'production'

/**
 * Opens the folder of a tool on one's own machine, by its own host names alone, and on staging. Folders bypass the routing rules, which
 * would add the slash at the end.
 */
export function openFolder(app: SiteApp, opener: Opener, path: string): void {
  app.get(path, (context, next) => {
    const location = `${path}/${new URL(context.req.url).search}`
    return isProduction(opener, context.env)
      ? next()
      : Promise.resolve(redirectResponse({ location, status: 308 }))
  })
}

/** Refuses requests to a tool under hosts other than the machine's own. */
export function refuseForeignHosts(app: SiteApp, { servicesOf }: Opener, paths: readonly string[]): void {
  for (const path of paths)
    app.use(path, async ({ env, req }, next) => {
      const trust = hostTrust(new URL(req.url), servicesOf(env).environment)
      return trust === 'foreign' ? textResponse(403, foreignHost().message) : next()
    })
}
