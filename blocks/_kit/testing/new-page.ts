let page = new AbortController()

/** What enhancements of a new page are given as `gone`: those of the page before are told that it has left. */
export function newPage(): AbortSignal {
  page.abort()
  page = new AbortController()
  return page.signal
}
