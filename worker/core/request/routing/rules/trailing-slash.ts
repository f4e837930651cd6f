import type { RoutingRule } from '../route.ts'

const exempt: ReadonlySet<string> = new Set(['/sitemap.xml', '/robots.txt', '/cookie.php'])

/** A path with one slash at its end and no repeated slashes. */
export function closedPath(path: string): string {
  // Browsers read a backslash as a slash, so two of them would name another host.
  const collapsed = path.replace(/(?:[/\\]|%5c|%2f)+/gi, '/')
  return exempt.has(collapsed) || collapsed.endsWith('/') ? collapsed : `${collapsed}/`
}

/** A path ends in one slash, and slashes never repeat (requirement routing/trailing-slash). */
export const trailingSlash: RoutingRule = address => {
  const { path } = address
  const closed = closedPath(path)
  return closed === path ? undefined : { address: { path: closed, query: address.query }, status: 308 }
}
