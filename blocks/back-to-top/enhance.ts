/** How far down it appears, in heights of the window. */
const THRESHOLD = 2

const behavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'

/** Shows the button while the visitor scrolls up, from some distance below the top. A click scrolls to the top. */
export function enhance(button: HTMLElement, gone: AbortSignal): void {
  let last = scrollY
  let lastHeight = document.documentElement.scrollHeight

  function follow(): void {
    const { scrollHeight } = document.documentElement
    const isSameHeight = scrollHeight === lastHeight
    const isUpwards = scrollY < last
    const isShown = button.hasAttribute('data-shown')
    last = scrollY
    lastHeight = scrollHeight
    // When a section above gets its layout, the browser corrects the position (CSS Scroll Anchoring); this is not scrolling by the
    // visitor.
    if (!isSameHeight && scrollY > 0) return
    const isFar = isShown ? scrollY > 0 : scrollY > THRESHOLD * innerHeight
    button.toggleAttribute('data-shown', isUpwards && isFar)
  }
  addEventListener('scroll', follow, { passive: true, signal: gone })
  button.addEventListener('click', ({ detail }) => {
    scrollTo({ top: 0, behavior: behavior() })
    // By keyboard: the button disappears, so the focus moves to the first link of the page.
    if (detail === 0) document.querySelector<HTMLElement>('.site-header a')?.focus({ preventScroll: true })
  })
}
