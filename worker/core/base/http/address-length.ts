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
