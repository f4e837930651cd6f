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
