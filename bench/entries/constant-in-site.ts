import site from 'bench:site'
import constant from './constant.ts'

// What the site's bindings name, such as the classes of objects.
export * from 'bench:site'

/** So many answers are the site's own, after which its isolate is as full as it will be. */
const firstAnswers = 1000

let answers = 0

/** The limit in an isolate that holds the site: what the runtime takes for a request there, whatever the site does about it. */
export default {
  fetch: (request: Request, bindings: { readonly PAGE: ArrayBuffer }, context: object) =>
    answers++ < firstAnswers ? site.fetch(request, bindings, context) : constant.fetch(request, bindings),
}
