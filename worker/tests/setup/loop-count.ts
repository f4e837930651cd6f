import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** `npm run test:full` runs loops and page walks at their full size. */
    readonly isFullSize: boolean
  }
}

/** How often a loop runs that runs `full` times in `npm run test:full`: elsewhere a tenth of that, or another part. */
export const loopCount = (full: number, part = 10): number => (inject('isFullSize') ? full : full / part)

/** Milliseconds for a test with such a loop: ten times as long at full size, so that a busy machine ends none that would pass. */
export const loopTime = (part: number): number => (inject('isFullSize') ? 10 * part : part)
