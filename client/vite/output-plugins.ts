import type { Plugin } from 'vite'

/**
 * Leaves the secrets of local development out of the build: Cloudflare's plugin would write those of `.dev.vars` beside the worker.
 * `commands/serve/start.ts` reads them from that file.
 */
export const leaveOutSecrets = (): Plugin => ({
  name: 'leave-out-secrets',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      delete bundle['.dev.vars']
    },
  },
})

/** The module that Vite adds to every build with dynamic imports (`vite/src/node/plugins/importAnalysisBuild.ts`). */
const helperId = '\0vite/preload-helper.js'

/**
 * Loads a chunk and, at the same time, the chunks that it imports; raises a failure on the page as Vite's helper does
 * (`vite:preloadError`). No chunk of this site has a style sheet.
 */
const helper = `
export async function __vitePreload(load, files = []) {
  for (const file of files) {
    const href = '/' + file
    if (document.querySelector('link[href="' + href + '"]')) continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  try {
    return await load()
  } catch (payload) {
    const event = new Event('vite:preloadError', { cancelable: true })
    if (dispatchEvent(Object.assign(event, { payload }))) throw payload
  }
}
`

/**
 * Replaces Vite's helper, which also waits for style sheets and supports browsers without modules, by one of a third of its size.
 */
export const loadChunks = (): Plugin => ({
  name: 'site:load-chunks',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: environment => environment.name === 'client',
  load: id => (id === helperId ? helper : undefined),
})
