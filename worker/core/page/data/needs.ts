import type { Need } from '../../../../blocks/_kit/context.ts'
import { memoize } from '../../base/caching/memoize.ts'

/** A character that `URLSearchParams` writes in another form. */
const encoded = /[^\w.*-]/

/** Parameters as `URLSearchParams` writes them. Most have nothing to be encoded, and a page writes dozens. */
const writeQuery = (parameters: readonly [name: string, value: string][]): string =>
  parameters.some(([name, value]) => encoded.test(name) || encoded.test(value))
    ? new URLSearchParams([...parameters]).toString()
    : parameters.map(([name, value]) => `${name}=${value}`).join('&')

/** One text for equal needs, so that each is fetched once and can be read back from a key. */
export const needKey = memoize(({ call, query, parameters = {}, after, besidePlatform }: Need): string => {
  const fromAddress = Object.entries(parameters).map(([name, own]): [string, string] => [name, `{${own}}`])
  const all = [...Object.entries(query), ...fromAddress].sort(([a], [b]) => (a < b ? -1 : 1))
  const following = after ? ` after ${needKey(after.need)}` : ''
  // A query contains no space, so values cannot run into each other.
  const beside = besidePlatform ? ` ${besidePlatform}` : ''
  return `${call}?${writeQuery(all)}${beside}${following}`
})
