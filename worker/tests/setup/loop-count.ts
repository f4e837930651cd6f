import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** `npm run test:full` runs loops and page walks at their full size. */
    readonly isFullSize: boolean
  }
}

/** How often a loop runs that runs `full` times in `npm run test:full`: elsewhere a tenth of that, or another part. */
export const loopCount = (full: number, part = 10): number => (inject('isFullSize') ? full : full / part)
