import site from 'bench:site'
import { keptCount } from './counted-fragments.ts'

// What the site's bindings name, such as the classes of objects.
export * from 'bench:site'

/** The site, which says at one more address how many fragments it keeps. */
export default {
  fetch: (request: Request, bindings: object, context: object) =>
    new URL(request.url).pathname === '/_kept'
      ? new Response(String(keptCount()))
      : site.fetch(request, bindings, context),
}
