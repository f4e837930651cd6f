/**
 * Call it before an element is removed or hidden: the browser would give its focus to the page, and the keyboard would start
 * again at the top. A focus elsewhere stays.
 */
export function passFocus(from: Element, to: HTMLElement | null | undefined): void {
  if (from.contains(document.activeElement)) to?.focus({ preventScroll: true })
}

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** The next element of the document that can have the focus, after all that is in this one. */
export function focusableAfter(element: Element): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(focusable)].find(
    candidate =>
      element.compareDocumentPosition(candidate) === Node.DOCUMENT_POSITION_FOLLOWING &&
      !candidate.matches(':disabled') &&
      candidate.checkVisibility(),
  )
}
