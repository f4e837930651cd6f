import site from 'bench:site'
import { cachedCount } from './counted-fragments.ts'

// Exports that the site's bindings name, such as the classes of objects.
export * from 'bench:site'

/** The site, with one more address that returns how many fragments are cached. */
export default {
  fetch: (request: Request, bindings: object, context: object) =>
    new URL(request.url).pathname === '/_cached'
      ? new Response(String(cachedCount()))
      : site.fetch(request, bindings, context),
}
