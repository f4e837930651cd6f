import type { Trigger } from './trigger.ts'

/**
 * Fires when part of the content is within 200 px of the viewport. The wrapper itself has no box, so its children are watched; if none of them
 * has one either, the parent element with its other children.
 */
export const visible: Trigger = (element, start) => {
  const observer = new IntersectionObserver(
    entries => {
      if (entries.some(entry => entry.isIntersecting)) start()
    },
    { rootMargin: '200px' },
  )
  const shown = [...element.children].filter(child => !child.hasAttribute('hidden'))
  // It is in the document, so it has a parent.
  const around = element.parentElement!
  for (const seen of shown[0] ? shown : [around, ...around.children]) observer.observe(seen)
  return () => observer.disconnect()
}
