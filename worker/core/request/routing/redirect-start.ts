import { isPathTooLong } from '../../base/http/address.ts'
import { storySlugOf } from '../site/page-path.ts'
import type { Site } from '../site/site.ts'
import { normalizePath } from '../site/slugs.ts'
import { settle } from './resolve-route.ts'
import { trailingSlash } from './rules/trailing-slash.ts'

/** The start of a redirect: the key under which it is looked up, or why no visitor can request it. */
export type RedirectStart = { readonly key: string } | { readonly reason: string }

const noPage = 'no path that a redirect can start from'
const tooLong = 'longer than an address can be'

/** Patterns of starts that cannot be a path of this site, with the reason. */
const refusals: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^$/, 'no path to start from'],
  [/^[a-z][a-z0-9+.-]*:|^[/\\]{2}|^www\.|^[^/\\]*\.[^/\\]*[/\\]/i, 'names a host; write the path alone'],
  [/\?/, 'has a query; redirects are found by the path alone'],
  [/#/, 'has a hash, which browsers do not send'],
  [/\*(?!$)|[^/]\*$/, 'a star stands at the end only, behind a slash; %2A is a star of the path itself'],
  [
    /(?:^|[/\\]):/,
    'has a placeholder; a star at the end is the only one, and %3A is a colon of the path itself',
  ],
  [/\p{Cc}/u, noPage],
]

/** Addresses that the worker answers before it looks up redirects. */
const noPages =
  /^\/(?:api|assets|builds|favicons|media|pictures|_|_content|_editor|_gallery)\/|\/_payload\.json\/$|^\/sitemap-[1-9]\d*\.xml\/$/
const files: ReadonlySet<string> = new Set(['/sitemap.xml', '/robots.txt', '/.well-known/security.txt'])

const probe = 'http://probe.invalid'
/** Sample for the part of a path that a star matches. */
const rest = '-/'

/** The path under which the rules look for a page; undefined where the rules redirect the path, or where it cannot be a page. */
function settledPath(written: string, site: Site): string | undefined {
  if (!URL.canParse(written, probe)) return undefined
  const { pathname } = new URL(written, probe)
  const { path } = settle({ path: pathname, query: '' }, site).address
  const closed = trailingSlash({ path: pathname, query: '' }, site)?.address.path ?? pathname
  const bare = closed.replace(new RegExp(`^(/${site.defaultLanguage})+/`), '/')
  return (path === closed || path === bare) && storySlugOf(path, site) ? path : undefined
}

interface WrittenPath {
  readonly path: string
  readonly isWildcard: boolean
}

/** The path in an entry's `from`, normalised as for every site and without the star at its end; or the reason why no request can have that path. */
export function writtenPath(from: string): WrittenPath | { readonly reason: string } {
  const text = from.trim().normalize('NFC')
  const refusal = refusals.find(([pattern]) => pattern.test(text))
  if (refusal) return { reason: refusal[1] }
  const written = `/${text.replace(/^[/\\]+|\*$/g, '')}`
  if (!URL.canParse(written, probe)) return { reason: noPage }
  const path = normalizePath(new URL(written, probe).pathname)
  if (isPathTooLong(path)) return { reason: tooLong }
  return { path, isWildcard: text.endsWith('*') }
}

/** The start of a redirect, from the parsed path of its entry. */
export function startAt({ path: written, isWildcard }: WrittenPath, site: Site): RedirectStart {
  const path = settledPath(isWildcard ? written + rest : written, site)
  if (path === undefined) return { reason: noPage }
  if (noPages.test(path) || files.has(path)) return { reason: 'is no page of the site' }
  if (isPathTooLong(path)) return { reason: tooLong }
  if (!isWildcard) return { key: path }
  const key = `${path.slice(0, -rest.length)}*`
  // Such a key would match all pages in all languages.
  if (key === '/*' && written !== '/')
    return { reason: 'is each page of the default language, which has no prefix' }
  return { key }
}

/**
 * The start of a redirect: a path of this site, or all paths below one, with a star at the end. `/alt`, `alt/` and, in the default language,
 * `/de/alt/` are the same path.
 */
export function redirectStart(from: string, site: Site): RedirectStart {
  const written = writtenPath(from)
  return 'reason' in written ? written : startAt(written, site)
}
