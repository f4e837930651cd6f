import type { Feature } from './core/answer/feature.ts'
import { type SiteDependencies, systemDependencies } from './core/answer/site-dependencies.ts'
import { createSite as composeSite } from './core/site/create-site.ts'
import { consent } from './features/consent/feature.ts'
import { events } from './features/events/feature.ts'
import { experiments } from './features/experiments/feature.ts'
import { feeds } from './features/feeds/feature.ts'
import { files } from './features/files/feature.ts'
import { forms } from './features/forms/feature.ts'
import { createHealth } from './features/health/feature.ts'
import { inspector } from './features/inspector/feature.ts'
import { media } from './features/media/feature.ts'
import { payload } from './features/payload/feature.ts'
import { platformCalls } from './features/platform-calls/feature.ts'
import { preview } from './features/preview/feature.ts'
import { prices } from './features/prices/feature.ts'
import { search } from './features/search/feature.ts'
import { searchEngines } from './features/search-engines/feature.ts'
import { serviceFrames } from './features/service-frames/feature.ts'
import { tags } from './features/tag-manager/feature.ts'
import { webhooks } from './features/webhooks/feature.ts'
import { contentApi } from './tools/content-api/feature.ts'
import { drill } from './tools/drill/feature.ts'

/** The features of this site; their routes are tried in this order. */
export const features: readonly Feature[] = [
  search,
  webhooks,
  consent,
  tags,
  serviceFrames,
  forms,
  events,
  experiments,
  prices,
  inspector,
  preview,
  platformCalls,
  media,
  feeds,
  searchEngines,
  files,
  payload,
]

/**
 * The site: requests at a foreign port are redirected to its own origin; every address that no feature handles is a
 * page.
 */
export const createSite = (dependencies: SiteDependencies, tools: readonly Feature[] = []) =>
  composeSite(dependencies, [createHealth(features), ...tools, contentApi, drill, ...features])

export { ContentVersions } from './core/content/version/content-versions.ts'

/** The worker that is deployed: without gallery and editor, which `local.ts` adds. */
export default createSite(systemDependencies)
