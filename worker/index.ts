import { createSite as composeSite } from './app/create-site.ts'
import { api } from './app/routes/api.ts'
import { consent } from './app/routes/consent.ts'
import { contentApi } from './app/routes/content-api.ts'
import { events } from './app/routes/events.ts'
import { files } from './app/routes/files.ts'
import { forms } from './app/routes/forms.ts'
import { health } from './app/routes/health.ts'
import { media } from './app/routes/media.ts'
import { origins } from './app/routes/origins.ts'
import { pages } from './app/routes/pages.ts'
import { searches } from './app/routes/searches.ts'
import { serviceFrames } from './app/routes/service-frames.ts'
import { tags } from './app/routes/tags.ts'
import { webhooks } from './app/routes/webhooks.ts'
import { type SiteDependencies, systemDependencies } from './app/site-dependencies.ts'
import type { Mount } from './handlers/site-app.ts'

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

export { ContentVersions } from './content/version/content-versions.ts'

/** The worker that is deployed: without gallery, editor and developer page, which `local.ts` adds. */
export default createSite(systemDependencies)
