/** Elements whose text an editor wants to edit when clicking on it. */
const textual =
  'h1, h2, h3, h4, h5, h6, p, li, td, th, summary, button, label, figcaption, blockquote, dt, dd, a, legend'

const longest = 300

/** The clicked thing: the text of the element, or the address of the picture. Undefined for an empty place. */
export function clickedThing(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined
  const picture = target.closest<HTMLImageElement>('img, video')
  if (picture) return (picture.currentSrc || picture.src).slice(0, 2_000) || undefined
  const text = [...(target.closest(textual)?.textContent ?? '').trim()].slice(0, longest).join('')
  return text || undefined
}

/** Those parameters of a preview address that identify this page's story. */
const ofThisPage = new Set(['_storyblok', '_storyblok_c'])

/**
 * The address of the preview of a page that a plain click navigates to; undefined for a click to another site, to an anchor of this page,
 * to a file, or without navigation.
 */
export function linkToFollow(event: MouseEvent, here: Location = location): string | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented)
    return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.hasAttribute('download') || link.target === '_blank') return undefined
  const url = new URL(link.href, here.href)
  if (url.origin !== here.origin || url.pathname === here.pathname || /\.\w+$/.test(url.pathname))
    return undefined
  for (const [name, value] of new URLSearchParams(here.search))
    if (name.startsWith('_storyblok') && !ofThisPage.has(name)) url.searchParams.append(name, value)
  return url.href
}
