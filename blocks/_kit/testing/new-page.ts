let page = new AbortController()

/** The `gone` signal for enhancements of a new page; aborts the signal of the page before. */
export function newPage(): AbortSignal {
  page.abort()
  page = new AbortController()
  return page.signal
}
