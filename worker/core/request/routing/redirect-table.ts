import type { RedirectEntry } from './redirect-entry.ts'

/** Redirects by their start: a path, or the path before a star (`/old/*`). */
export interface RedirectTable<Entry extends RedirectEntry = RedirectEntry> {
  readonly entries: ReadonlyMap<string, Entry>
  /** The maximum number of segments before a star; -1 without a star. */
  readonly depth: number
}

export const wildcard = '*'

const segmentsOf = (key: string): number => key.split('/').length - 2

export function redirectTable<Entry extends RedirectEntry>(
  entries: Iterable<readonly [key: string, entry: Entry]>,
): RedirectTable<Entry> {
  const byKey = new Map(entries)
  let depth = -1
  for (const key of byKey.keys()) if (key.endsWith(wildcard)) depth = Math.max(depth, segmentsOf(key))
  return { entries: byKey, depth }
}

export const noRedirects: RedirectTable = redirectTable([])

/** Placeholder in a target for the part that the star matched. */
export const placeholder = /(?::|%3a)splat\b/gi

/** Whether a target contains the part that the star matched. */
export const hasSplat = ({ path, query }: Pick<RedirectEntry, 'path' | 'query'>): boolean =>
  (path + query).search(placeholder) >= 0

/** Puts the rest of a path, percent-encoded, in place of `:splat`. The host of a target is not touched. */
function filled<Entry extends RedirectEntry>(entry: Entry, rest: string): Entry {
  const [, origin = '', local = ''] = /^(https?:\/\/[^/]*)?(.*)$/s.exec(entry.path) ?? []
  const path = local.replace(placeholder, () => rest).replace(/\/{2,}/g, '/')
  const value = rest.replace(/[&=+]/g, encodeURIComponent)
  return { ...entry, path: origin + path, query: entry.query.replace(placeholder, () => value) }
}

/** The paths above a path and the path itself, the longest first; at most `depth` segments long. */
function prefixesOf(path: string, depth: number): readonly string[] {
  const prefixes: string[] = []
  for (let at = path.indexOf('/'); at >= 0 && prefixes.length <= depth; at = path.indexOf('/', at + 1))
    prefixes.push(path.slice(0, at + 1))
  return prefixes.reverse()
}

export interface FoundRedirect<Entry> {
  readonly key: string
  readonly entry: Entry
}

const leadsTo = (entry: RedirectEntry, path: string): boolean => entry.path.replace(/#.*$/s, '') === path

/**
 * Finds the redirect for a settled path: the entry of the path itself, else the wildcard with the longest matching path; puts the
 * part that the star matched into the target. A wildcard does not match the address that it redirects to.
 */
export function findRedirect<Entry extends RedirectEntry>(
  { entries, depth }: RedirectTable<Entry>,
  path: string,
): FoundRedirect<Entry> | undefined {
  const exact = entries.get(path)
  if (exact) return { key: path, entry: exact }
  for (const prefix of prefixesOf(path, depth)) {
    const key = prefix + wildcard
    const entry = entries.get(key)
    if (!entry) continue
    const found = filled(entry, path.slice(prefix.length).replace(/\/$/, ''))
    return leadsTo(found, path) ? undefined : { key, entry: found }
  }
  return undefined
}
