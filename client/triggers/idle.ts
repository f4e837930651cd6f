import type { Trigger } from './trigger.ts'

/** Milliseconds after which a browser that is never idle, as on a slow machine with much that moves, starts it all the same. */
const timeout = 3_000

/** When the browser is idle, or has been busy for long; after 200 ms where it has no `requestIdleCallback`. */
export const idle: Trigger = (_element, start) => {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(start, { timeout })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(start, 200)
  return () => clearTimeout(handle)
}
