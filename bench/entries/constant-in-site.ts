import site from 'bench:site'
import constant from './constant.ts'

// Exports that the site's bindings name, such as the classes of objects.
export * from 'bench:site'

/** Number of answers by the site itself; after them its isolate has its full size. */
const firstAnswers = 1000

let answers = 0

/**
 * The limit in an isolate that contains the site: the runtime's own cost of a request there, without the site's work.
 */
export default {
  fetch: (request: Request, bindings: { readonly PAGE: ArrayBuffer }, context: object) =>
    answers++ < firstAnswers ? site.fetch(request, bindings, context) : constant.fetch(request, bindings),
}
