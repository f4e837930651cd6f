import { normalizePath } from '../site/slugs.ts'
import { type RedirectSetting, redirectSourceOf } from './redirect-entry.ts'
import { writtenPath } from './redirect-start.ts'
import { placeholder, wildcard } from './redirect-table.ts'
import { closedPath } from './rules/trailing-slash.ts'

/**
 * The paths under which an entry is found, independent of the site. A row may be found where its site does not match it: `compileRedirects` decides.
 */
export interface RedirectRow {
  /** The path that redirects; of a wildcard, the path before the star. */
  readonly start: string
  /** The path of the target; empty for an address that cannot be followed. */
  readonly target: string
  /** The target's slug with the prefix of its language, without the folder of a unit. */
  readonly slug: string
}

const probe = 'http://probe.invalid'

/**
 * A path in the form of the rows: repeated segments become one, because a site removes the prefix of its default language however often it is
 * repeated.
 */
export const rowPathOf = (path: string): string => path.replace(/(\/[^/]+)\1+(?=\/)/g, '$1')

function slugOf(path: string): string {
  try {
    return decodeURIComponent(path)
      .normalize('NFC')
      .replace(/^\/|\/$/g, '')
  } catch {
    return ''
  }
}

function targetOf(path: string): string {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(path) ? path : `${probe}/${path.replace(/^[/\\\s]+/, '')}`
  if (!URL.canParse(address)) return ''
  const closed = closedPath(normalizePath(new URL(address).pathname).replace(placeholder, ':splat'))
  return closed.replace(/^((?:\/[a-z]{2})?)\/home\/$/, '$1/')
}

/** The row of an entry, or the reason why the entry redirects to no page on any site. */
export function redirectRowOf(setting: RedirectSetting): RedirectRow | { readonly reason: string } {
  const source = redirectSourceOf(setting)
  if (!source) return { reason: 'not readable' }
  const written = writtenPath(source.from)
  if ('reason' in written) return written
  const { path, isWildcard } = written
  const target = targetOf(source.path)
  return {
    start: rowPathOf(closedPath(path)) + (isWildcard ? wildcard : ''),
    target: rowPathOf(target),
    slug: slugOf(target),
  }
}
