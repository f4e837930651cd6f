import { repeatClicks } from '../early-clicks.ts'
import { reportFailure } from '../navigation/leaving.ts'
import { loaded } from '../triggers.ts'

const begun = new WeakSet<Element>()

/** Gives an element its behaviour, with code that it loads. */
type Enhancer = (element: HTMLElement) => Promise<void>

let enhance: Enhancer | undefined

/** To be called once, before anything starts. The caller names the file with the code, which itself starts later parts of the page. */
export function enhanceBy(enhancer: Enhancer): void {
  enhance = enhancer
}

async function start(element: HTMLElement): Promise<void> {
  if (begun.has(element)) return
  begun.add(element)
  observer?.unobserve(element)
  try {
    await enhance?.(element)
    element.dataset.enhanced = ''
    repeatClicks(element)
  } catch (error) {
    // The markup works as it does without script.
    reportFailure(error)
  }
}

/** Starts an element that the visitor has touched, without waiting for the page. */
export function touchEnhancement(element: Element): void {
  if (element instanceof HTMLElement && element.dataset.enhance) void start(element)
}

/** How near the viewport an element is when it starts: as near as a lazy video has to be to load (requirement media/lazy-video). */
const margin = '400px'

let observer: IntersectionObserver | undefined

function startNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries)
    if (isIntersecting) void loaded().then(() => touchEnhancement(target))
}

/**
 * Starts the native behaviour of the elements with `data-enhance`, each once, when the page is loaded and it is within 400 px of the
 * viewport. To be called again for later parts of the page.
 */
export function startEnhancements(part: ParentNode = document): void {
  observer ??= new IntersectionObserver(startNear, { rootMargin: margin })
  for (const element of part.querySelectorAll('[data-enhance]'))
    if (!begun.has(element)) observer.observe(element)
}
