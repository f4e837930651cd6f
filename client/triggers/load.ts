import type { Trigger } from './trigger.ts'

/** At once. */
export const load: Trigger = (_element, start) => {
  start()
  return () => undefined
}
