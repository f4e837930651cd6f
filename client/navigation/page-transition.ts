const reducedMotion = '(prefers-reduced-motion: reduce)'

interface Transition {
  /** The page has changed. */
  readonly changed: Promise<void>
  /** The new page has entered; never rejects. */
  readonly ended: Promise<void>
}

/**
 * Lets the old page leave before the new one enters (requirement navigation/transition): at once under reduced motion and
 * in browsers without view transitions. The styles go by the class, which is there only as long as it lasts.
 */
export function createPageTransition(): (change: () => void) => Transition {
  const { classList } = document.documentElement
  let last: ViewTransition | undefined
  return change => {
    if (!('startViewTransition' in document) || matchMedia(reducedMotion).matches) {
      const changed = new Promise<void>(resolve => resolve(change()))
      return { changed, ended: changed.catch(() => undefined) }
    }
    classList.add('page-transition')
    const transition = document.startViewTransition(change)
    last = transition
    const end = () => {
      if (last === transition) classList.remove('page-transition')
    }
    // Skipped when another one begins or the window is hidden; the page changes all the same.
    transition.ready.catch(() => undefined)
    return { changed: transition.updateCallbackDone, ended: transition.finished.then(end, end) }
  }
}
