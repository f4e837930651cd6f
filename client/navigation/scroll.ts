interface ScrollState {
  readonly scroll?: number
}

/** What this history entry remembers; others may keep their own things in it. */
const stateNow = () => history.state as ScrollState | null

function rememberScroll(): void {
  history.replaceState({ ...stateNow(), scroll: scrollY }, '')
}

/** Where the visitor was when they left this entry; false where it does not know. */
export function restoreScroll(): boolean {
  const scroll = stateNow()?.scroll
  if (scroll === undefined) return false
  scrollTo({ top: scroll, behavior: 'instant' })
  return true
}

/** To the element that the address names, else to the top. The browser itself opens, marks and scrolls to a target. */
export function scrollToTarget(hash: string): void {
  scrollTo({ top: 0, behavior: 'instant' })
  if (hash) location.replace(hash)
}

const quiet = 100

/**
 * Keeps the position in the history entry while `isShown` says that it is this page's, and returns what does so at once. The
 * browser's own restoration is off as long as the page is there, and on again for reloads and returns from elsewhere.
 */
export function keepScroll(isShown: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const remember = () => {
    clearTimeout(timer)
    if (isShown()) rememberScroll()
  }
  // An entry that was left while it was off.
  if (history.scrollRestoration === 'manual' && isShown()) restoreScroll()
  history.scrollRestoration = 'manual'
  remember()
  const onScroll = () => {
    clearTimeout(timer)
    timer = setTimeout(remember, quiet)
  }
  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('pagehide', () => {
    remember()
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
  return remember
}
