/** How far down it appears, in heights of the window. */
const THRESHOLD = 2

const behavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'

/** The first part of the page that the window has not passed, or the page itself. */
const partInView = (): Element =>
  [...document.querySelectorAll('main > .section')].find(part => part.getBoundingClientRect().bottom > 0) ??
  document.documentElement

const topOf = (part: Element): number => part.getBoundingClientRect().top

/** Shows the button while the visitor scrolls up, from far enough below until the top. A click scrolls to the top. */
export function enhance(button: HTMLElement): void {
  const abort = new AbortController()
  let part = partInView()
  let top = topOf(part)

  function follow(): void {
    if (!button.isConnected) {
      abort.abort()
      return
    }
    // Not `scrollY`, which the browser corrects when a section above is laid out, and what is in view stays in its place.
    const moved = part.isConnected ? topOf(part) - top : 0
    part = partInView()
    top = topOf(part)
    if (Math.abs(moved) < 1) return
    const isShown = button.hasAttribute('data-shown')
    const isFar = isShown ? scrollY > 0 : scrollY > THRESHOLD * innerHeight
    button.toggleAttribute('data-shown', moved > 0 && isFar)
  }
  addEventListener('scroll', follow, { passive: true, signal: abort.signal })
  button.addEventListener('click', ({ detail }) => {
    scrollTo({ top: 0, behavior: behavior() })
    // By keyboard: the button goes, and the focus begins at the top.
    if (detail === 0) document.querySelector<HTMLElement>('.site-header a')?.focus({ preventScroll: true })
  })
}
