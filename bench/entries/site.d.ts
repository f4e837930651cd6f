/** `worker/index.ts`, which the tests' project cannot check because it lacks the types of Workers. */
declare module 'bench:site' {
  const site: {
    fetch(request: Request, bindings: object, context: object): Response | Promise<Response>
  }
  export default site
}

/** `worker/core/platform/calls/story-library-search.ts`, for the same reason. */
declare module 'bench:search-call' {
  export const call: object
}
