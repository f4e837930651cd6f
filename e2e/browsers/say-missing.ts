import type { BrowserKind } from './engine.ts'

const listOf = new Intl.ListFormat('en')

/** One line for a browser that cannot be tested: the missing parts, and the command that installs them; undefined if none is missing. */
export function sayMissing(
  { name, missing, otherwise }: BrowserKind,
  isThere?: (path: string) => boolean,
): string | undefined {
  const packages = missing(isThere)
  if (packages.length === 0) return undefined
  const subject = `${listOf.format(packages)} ${packages.length > 1 ? 'are' : 'is'}`
  const command = `on Debian and Ubuntu apt-get install ${packages.join(' ')}${otherwise ? `, or ${otherwise}` : ''}`
  return `${name} is not tested, because ${subject} not installed: ${command}`
}
