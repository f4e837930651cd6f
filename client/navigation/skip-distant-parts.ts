/** The parts of a page that are laid out at once: the sections that may be on the first screen, and the footer. */
const firstParts = 'main > section:nth-child(-n + 4), footer'

/**
 * Lets the browser skip parts that were laid out while they are further away than a screen, because it remembers their heights (CSS Box
 * Sizing 4, last remembered size): a dialog or a menu then costs the styles of what is near. Not while they are in view, where it would
 * count as a layout shift. `whenLaidOut` calls back when they were.
 */
export function skipDistantParts(whenLaidOut: (then: () => void) => void, parts = firstParts): void {
  whenLaidOut(() => {
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) continue
          target.setAttribute('data-measured', '')
          observer.unobserve(target)
        }
      },
      { rootMargin: '100%' },
    )
    for (const part of document.querySelectorAll(parts)) observer.observe(part)
  })
}
