import type { Trigger } from './trigger.ts'

/** When part of the content is within 200 px of the viewport. The wrapper itself has no box, so its children are watched. */
export const visible: Trigger = (element, start) => {
  const observer = new IntersectionObserver(
    entries => {
      if (entries.some(entry => entry.isIntersecting)) start()
    },
    { rootMargin: '200px' },
  )
  for (const child of element.children) observer.observe(child)
  return () => observer.disconnect()
}
