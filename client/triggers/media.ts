import type { Trigger } from './trigger.ts'

/** When a media query matches. */
export const media: Trigger = (_element, start, query) => {
  const list = matchMedia(query)
  const check = () => {
    if (list.matches) start()
  }
  list.addEventListener('change', check)
  check()
  return () => list.removeEventListener('change', check)
}
