const reducedMotion = '(prefers-reduced-motion: reduce)'

/**
 * Lets the old page leave before the new one enters (requirement navigation/transition): at once under reduced motion and
 * in browsers without view transitions. The styles go by the class, which is there only as long as it lasts. Resolves when the page
 * has changed.
 */
export function createPageTransition(): (change: () => void) => Promise<void> {
  const { classList } = document.documentElement
  let last: ViewTransition | undefined
  return change => {
    if (!('startViewTransition' in document) || matchMedia(reducedMotion).matches)
      return new Promise<void>(resolve => resolve(change()))
    classList.add('page-transition')
    const transition = document.startViewTransition(change)
    last = transition
    const end = () => {
      if (last === transition) classList.remove('page-transition')
    }
    // Skipped when another one begins or the window is hidden; the page changes all the same.
    transition.ready.catch(() => undefined)
    transition.finished.then(end, end)
    return transition.updateCallbackDone
  }
}
