import { normalizePath } from './normalize-path.ts'
import { type RedirectSetting, redirectSourceOf } from './redirect-source.ts'
import { writtenPath } from './redirect-start.ts'
import { placeholder, wildcard } from './redirect-table.ts'
import { closedPath } from './rules/trailing-slash.ts'

/**
 * By which paths an entry is found on any site. A row may be found where its site does not match it: `compileRedirects` decides over what was found.
 */
export interface RedirectRow {
  /** The path from which it leads, or the path above all from which it leads and a star. */
  readonly start: string
  /** The path to which it leads; empty for an address that cannot be followed. */
  readonly target: string
  /** The target's slug with the prefix of its language, without the folder of a unit. */
  readonly slug: string
}

const probe = 'http://probe.invalid'

/** A path as rows name it: no segment follows itself, because a site leaves out the prefix of its default language however often it stands. */
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

/** The row of an entry, or the reason why it leads nowhere on any site. */
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
