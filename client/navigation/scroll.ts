import { layOutAll } from '../../blocks/_kit/client/lay-out.ts'
import { writeEntry } from '../../blocks/_kit/client/write-entry.ts'

interface ScrollState {
  /** Tells the entries of the history apart. */
  readonly entry?: number
  readonly scroll?: number
}

/** The state of this history entry; other scripts may store their own values in it. */
const stateNow = () => history.state as ScrollState | null

/** To the element that the address names, else to the top. The browser itself opens, marks and scrolls to a target. */
export function scrollToTarget(hash: string): void {
  scrollTo({ top: 0, behavior: 'instant' })
  if (hash) location.replace(hash)
}

export interface ScrollKeeper {
  /** Writes the position into the history entry at once, if the entry belongs to the shown page. */
  readonly remember: () => void
  /** Scrolls to the position at which the visitor left this entry; returns false if it is unknown. */
  readonly restore: () => boolean
}

const quiet = 100

/**
 * Stores the position in the history entry while `isShown` says that it belongs to this page. The browser's own restoration is off
 * as long as the page is shown, and on again for reloads and returns from other sites.
 */
export function keepScroll(isShown: () => boolean): ScrollKeeper {
  // An entry that has been left cannot be written to, so its latest position is kept only here.
  const tops = new Map<number, number>()
  let shown = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function remember(): void {
    clearTimeout(timer)
    if (!isShown()) return
    shown = stateNow()?.entry ?? performance.timeOrigin + performance.now()
    writeEntry({ ...stateNow(), entry: shown, scroll: scrollY })
  }
  function restore(): boolean {
    const { entry = 0, scroll } = stateNow() ?? {}
    shown = entry
    const top = tops.get(entry) ?? scroll
    if (top === undefined) return false
    layOutAll()
    scrollTo({ top, behavior: 'instant' })
    return true
  }

  // The entry was left while restoration was off, or this code is here before the browser has put the position back.
  if ((history.scrollRestoration === 'manual' || !scrollY) && isShown()) restore()
  history.scrollRestoration = 'manual'
  // The visitor may have jumped there before this code was loaded.
  if (scrollY > innerHeight) layOutAll()
  remember()
  let last = scrollY
  const onScroll = () => {
    // A jump may have skipped sections without layout, and a stored position is measured from the top of the page.
    if (Math.abs(scrollY - last) > innerHeight) layOutAll()
    last = scrollY
    tops.set(shown, scrollY)
    clearTimeout(timer)
    timer = setTimeout(remember, quiet)
  }
  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('pagehide', () => {
    remember()
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', ({ persisted }) => {
    // WebKit puts the position back only after this event, and no more once restoration is off.
    if (persisted && isShown()) restore()
    history.scrollRestoration = 'manual'
  })
  return { remember, restore }
}
