/** The path of an absolute address, as it is written. */
export function pathIn(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const end = url.indexOf('?', start)
  return end < 0 ? url.slice(start) : url.slice(start, end)
}

/** The query of an absolute address without `?`, as it is written; empty without one. */
export function queryIn(url: string): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start + 1)
}

/** The origin of an absolute address, as it is written. */
export function originIn(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  return start < 0 ? url : url.slice(0, start)
}
