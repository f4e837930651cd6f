/** Tests that import `cloudflare:` modules, directly or through what they test. `structure/in-workerd.test.ts` compares the list with the imports. */
export const boundToWorkerd = [
  'worker/tests/**/*.test.{ts,tsx}',
  'worker/core/answer/file.test.ts',
  'worker/core/content/cache/{key-values,reader}.test.ts',
  'worker/core/content/client/queue.test.ts',
  'worker/core/content/index/*.test.ts',
  'worker/core/content/stories/global-space.test.ts',
  'worker/core/content/version/{version-store,write-lock}.test.ts',
  'worker/core/page/data/load-page.test.ts',
  'worker/core/platform/{contract,embedded*,own-calls,platform}.test.ts',
  'worker/features/files/build-file.test.ts',
  'worker/features/forms/{command,outbox,store}/*.test.ts',
  'worker/features/forms/handlers/shown-version.test.ts',
  'worker/features/forms/nothing-lost.test.ts',
  'worker/features/{media,payload,prices}/*.test.ts',
  'worker/features/search-engines/search-engine-files.test.ts',
  'worker/features/search/{candidates,find-results,rows-read}.test.ts',
  'worker/features/search/relevance/*.test.ts',
  'worker/tools/content-api/{app,assets,client,handler,http,languages,official-client,references}.test.ts',
  'worker/tools/content-api/{change-space,restore,snapshot,stories,story-object}.test.ts',
  'worker/tools/drill/*.test.ts',
  'worker/tools/editor/{editor,editor-access,guarded-editor,picture-routes,redirect-routes,same-moment}.test.ts',
  'worker/tools/editor/{preview-mixed,story-references,typed-story,unreadable-content}.test.ts',
  'worker/tools/gallery/*.test.ts',
]

/** Tests of what only workerd has: `crypto.subtle.timingSafeEqual`, `scheduler`, the `cf` of a request, a body that ends early without an error. */
const particular = [
  'worker/core/base/http/{accepts-brotli,constant-time}.test.ts',
  'worker/core/platform/compose-answers.test.ts',
  'worker/core/request/visitor/preview.test.ts',
  'worker/features/forms/handlers/read-post.test.ts',
]

/** The tests of the worker that run in workerd. All others run in Node, where a table of rules takes a second. */
export const inWorkerd = [...boundToWorkerd, ...particular]
