/** Calls `start` when the trigger fires; returns the function that cancels it. */
export type Trigger = (element: HTMLElement, start: () => void, argument: string) => () => void

/** At once. */
export const load: Trigger = (_element, start) => {
  start()
  return () => undefined
}

/** Milliseconds after which a browser that is never idle, as on a slow machine with much that moves, starts it all the same. */
const timeout = 3_000

/** When the browser is idle, or has been busy for long; after 200 ms where it has no `requestIdleCallback`. */
export const idle: Trigger = (_element, start) => {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(start, { timeout })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(start, 200)
  return () => clearTimeout(handle)
}

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

/** When a media query matches. */
export const media: Trigger = (_element, start, query) => {
  const list = matchMedia(query)
  const check = () => {
    if (list.matches) start()
  }
  list.addEventListener('change', check)
  check()
  return () => list.removeEventListener('change', check)
}

const events = ['pointerenter', 'pointerdown', 'focusin', 'touchstart'] as const

/** Fires when the visitor points at the content or moves the focus into it. */
export const interaction: Trigger = (element, start) => {
  const stop = () => {
    for (const event of events) element.removeEventListener(event, begin, true)
  }
  const begin = () => {
    stop()
    start()
  }
  for (const event of events) element.addEventListener(event, begin, { capture: true, passive: true })
  return stop
}

/** Resolves when the page and everything that it needs at once is there. */
export const loaded = (): Promise<void> =>
  new Promise(resolve => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })

/** Calls `then` when the page is loaded and the browser idle. */
export const onceIdle = (then: () => void): void => void loaded().then(() => idle(document.body, then, ''))
