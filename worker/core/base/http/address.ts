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

/** Characters of a whole address. It is percent-encoded, so that these are bytes as well. */
const maxAddressLength = 8192
/** Bytes of the path of a page. */
const maxPathLength = 2048

export const isPathTooLong = (path: string): boolean => path.length > maxPathLength

export const isAddressTooLong = (address: string): boolean => address.length > maxAddressLength

/**
 * Whether the target of a redirect is an address of this origin that is answered 414. Browsers do not
 * send the hash.
 */
export function leadsTooFar(location: string, origin: string): boolean {
  if (!location.startsWith('/')) return false
  const [sent = ''] = location.split('#', 1)
  const [path = ''] = sent.split('?', 1)
  return isPathTooLong(path) || isAddressTooLong(origin + sent)
}
