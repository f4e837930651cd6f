import type { Trigger } from './trigger.ts'

/**
 * When part of the content is within 200 px of the viewport. The wrapper itself has no box, so its children are watched; where none of them is
 * shown, the element around it, and what else is in there, as that may have no box either.
 */
export const visible: Trigger = (element, start) => {
  const observer = new IntersectionObserver(
    entries => {
      if (entries.some(entry => entry.isIntersecting)) start()
    },
    { rootMargin: '200px' },
  )
  const shown = [...element.children].filter(child => !child.hasAttribute('hidden'))
  // It is in the document, so something is around it.
  const around = element.parentElement!
  for (const seen of shown[0] ? shown : [around, ...around.children]) observer.observe(seen)
  return () => observer.disconnect()
}
