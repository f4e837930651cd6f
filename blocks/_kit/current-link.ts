/**
 * How a link relates to the page being rendered: `page` itself, an area (`true`) that contains the page, or neither.
 */
export type Current = 'page' | 'true' | undefined

/** Path of an address on this site; undefined for any other, and for a place within a page. */
function pathOf(href: string): string | undefined {
  return /^\/(?!\/)[^#]*$/.test(href) ? href.replace(/\?.*$/, '') : undefined
}

const isHome = (path: string) => /^\/([a-z]{2}\/)?$/.test(path)

/** Compares a link with the page's path. Home is not an area: otherwise every page would be in it. */
export function currentOf(href: string, path: string): Current {
  const target = pathOf(href)
  if (!target) return undefined
  if (target === path) return 'page'
  return !isHome(target) && target.endsWith('/') && path.startsWith(target) ? 'true' : undefined
}
