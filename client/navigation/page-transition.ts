const reducedMotion = '(prefers-reduced-motion: reduce)'

/**
 * Lets the old page leave before the new one enters (platform specification, section 2): at once under reduced motion and
 * in browsers without view transitions. Resolves when the page has changed. The styles go by the class, which is there only
 * as long as it lasts.
 */
export function createPageTransition(): (change: () => void) => Promise<void> {
  const { classList } = document.documentElement
  let last: ViewTransition | undefined
  return async change => {
    if (!('startViewTransition' in document) || matchMedia(reducedMotion).matches) return change()
    classList.add('page-transition')
    const transition = document.startViewTransition(change)
    last = transition
    const end = () => {
      if (last === transition) classList.remove('page-transition')
    }
    // Skipped when another one begins or the window is hidden; the page changes all the same.
    transition.ready.catch(() => undefined)
    transition.finished.then(end, end)
    await transition.updateCallbackDone
  }
}
