import { systemDependencies } from './core/site/site-dependencies.ts'
import { createSite } from './index.ts'
import { withUploads } from './tools/editor/picture-library.ts'
import { tools } from './tools/routes.ts'

export { ContentVersions } from './core/content/version/content-versions.ts'

const site = createSite(systemDependencies, [tools])

const known = new WeakMap<object, Cloudflare.Env>()

/**
 * The bindings with the pictures among the files that editors have uploaded; one object for all requests, by which services are known. A development
 * server hands over another object of bindings with each request, of which the store of the content is always the same.
 */
function withPictures(bindings: Cloudflare.Env): Cloudflare.Env {
  const ASSETS = withUploads(bindings.ASSETS, bindings.CONTENT) as Fetcher
  const own = known.get(bindings.CONTENT) ?? { ...bindings, ASSETS }
  known.set(bindings.CONTENT, own)
  return own
}

/** The worker of a development server and of staging: the one that is deployed, with gallery, editor and developer page. */
export default {
  fetch: (request: Request, bindings: Cloudflare.Env, context: ExecutionContext) =>
    site.fetch(request, withPictures(bindings), context),
  scheduled: (controller: ScheduledController, bindings: Cloudflare.Env) =>
    site.scheduled(controller, withPictures(bindings)),
  queue: (batch: MessageBatch, bindings: Cloudflare.Env) => site.queue(batch, withPictures(bindings)),
}
