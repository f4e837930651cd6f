import { isPagePath } from './is-page-path.ts'
import { pageKey } from './page-address.ts'

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/** The page that a link points to, if it is another page of this site that opens in this window. */
export function pageOf(link: HTMLAnchorElement): URL | undefined {
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined
  if (!URL.canParse(link.href)) return undefined
  const url = new URL(link.href)
  if (url.origin !== location.origin || !isPagePath(url.pathname)) return undefined
  const isWithinPage = link.href.includes('#') && pageKey(url) === pageKey(location)
  return isWithinPage ? undefined : url
}

/** The page of the link that an event happened on. */
export function linkedPage(event: Event): URL | undefined {
  const link = linkAt(event.target)
  return link ? pageOf(link) : undefined
}

/** The page that a click requests; undefined when the browser or another script handles the click. */
export function followedPage(event: MouseEvent): URL | undefined {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
  const isPlain = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
  return isPlain && !defaultPrevented ? linkedPage(event) : undefined
}
