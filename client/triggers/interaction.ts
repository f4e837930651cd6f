import type { Trigger } from './trigger.ts'

const events = ['pointerenter', 'pointerdown', 'focusin', 'touchstart'] as const

/** Fires when the visitor points at the content or moves the focus into it. */
export const interaction: Trigger = (element, start) => {
  const stop = () => {
    for (const event of events) element.removeEventListener(event, begin, true)
  }
  const begin = () => {
    stop()
    start()
  }
  for (const event of events) element.addEventListener(event, begin, { capture: true, passive: true })
  return stop
}
