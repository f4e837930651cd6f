import type { Mount } from './core/answer/site-app.ts'
import { createSite as composeSite } from './core/site/create-site.ts'
import { origins } from './core/site/origins.ts'
import { pages } from './core/site/pages.ts'
import { type SiteDependencies, systemDependencies } from './core/site/site-dependencies.ts'
import { consent } from './features/consent/routes.ts'
import { events } from './features/events/routes.ts'
import { files } from './features/files/routes.ts'
import { forms } from './features/forms/routes.ts'
import { health } from './features/health/routes.ts'
import { media } from './features/media/routes.ts'
import { api } from './features/platform-calls/routes.ts'
import { searches } from './features/search/routes.ts'
import { serviceFrames } from './features/service-frames/routes.ts'
import { tags } from './features/tag-manager/routes.ts'
import { webhooks } from './features/webhooks/routes.ts'
import { contentApi } from './tools/content-api/routes.ts'

/**
 * The site. A request is answered by the first route that knows its address: one at a foreign port is sent to the site's origin; then
 * come the addresses that are no pages, in the order below; every other address is a page. `tools` are routes of a development server.
 */
export const createSite = (dependencies: SiteDependencies, tools: readonly Mount[] = []) =>
  composeSite(dependencies, [
    origins,
    health,
    searches,
    webhooks,
    consent,
    tags,
    serviceFrames,
    forms,
    events,
    api,
    media,
    ...tools,
    contentApi,
    files,
    pages,
  ])

export { ContentVersions } from './core/content/version/content-versions.ts'

/** The worker that is deployed: without gallery, editor and developer page, which `local.ts` adds. */
export default createSite(systemDependencies)
