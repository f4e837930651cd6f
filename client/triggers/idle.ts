import type { Trigger } from './trigger.ts'

/** When the browser is idle; after 200 ms where it has no `requestIdleCallback`. */
export const idle: Trigger = (_element, start) => {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(start)
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(start, 200)
  return () => clearTimeout(handle)
}
