const present = new Map<Element, AbortController>()

function endAbsent(): void {
  for (const [element, gone] of present)
    if (!element.isConnected) {
      present.delete(element)
      gone.abort()
    }
}

/**
 * A signal that is aborted once the element has left the page, at the latest when the next page is shown: for listeners on the window,
 * the document and media queries, which would keep the element and the whole page around it in memory.
 */
export function presenceOf(element: Element): AbortSignal {
  endAbsent()
  // Adding the same listener again has no effect (DOM, 2.7).
  document.addEventListener('page-shown', endAbsent)
  const gone = present.get(element) ?? new AbortController()
  present.set(element, gone)
  return gone.signal
}
