import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** `npm run test:full` runs loops and page walks at their full size. */
    readonly isFullSize: boolean
  }
}

/** How often a loop runs that runs `full` times in `npm run test:full`: elsewhere a tenth of that, or another part. */
export const loopCount = (full: number, part = 10): number => (inject('isFullSize') ? full : full / part)

/** Every so-many-th case of a table whose cases repeat one check; all of them in `npm run test:full`. */
export const everyNth = <T>(all: readonly T[], every: number): readonly T[] =>
  inject('isFullSize') ? all : all.filter((_, index) => index % every === 0)

/** Milliseconds for a test with such a loop: ten times as long at full size, so that a busy machine ends none that would pass. */
export const loopTime = (part: number): number => (inject('isFullSize') ? 10 * part : part)
