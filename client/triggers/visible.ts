import type { Trigger } from './trigger.ts'

/**
 * When part of the content is within 200 px of the viewport. The wrapper itself has no box, so its children are watched, or the
 * element around it where it has none.
 */
export const visible: Trigger = (element, start) => {
  const observer = new IntersectionObserver(
    entries => {
      if (entries.some(entry => entry.isIntersecting)) start()
    },
    { rootMargin: '200px' },
  )
  const { children, parentElement } = element
  // It is in the document, so something is around it.
  for (const seen of children[0] ? children : [parentElement!]) observer.observe(seen)
  return () => observer.disconnect()
}
