import { type PagePayload, takeParsed } from './parse-ahead.ts'

const regionOf = (name: string) => document.querySelector<HTMLElement>(`[data-region="${name}"]`)

/** All elements between the title and the icon belong to the page (worker, document head). */
function replacePageTags(head: string): void {
  const icon = document.head.querySelector('link[rel="icon"]')
  if (!icon) return
  for (
    let tag = icon.previousElementSibling;
    tag && tag.localName !== 'title';
    tag = icon.previousElementSibling
  )
    tag.remove()
  icon.insertAdjacentHTML('beforebegin', head)
}

/** The document ends with the structured data of its page. */
function replaceStructuredData(html: string): void {
  document.querySelector('body > script[type="application/ld+json"]')?.remove()
  regionOf('aside')?.insertAdjacentHTML('afterend', html)
}

/** Replaces the shown page. An equal region stays, and so does one whose tools were swapped in place; returns the new ones. */
export function showPage(page: PagePayload, exchanged?: keyof PagePayload['regions']): HTMLElement[] {
  const { title, lang, titleLang, head, layout, pageColor, structuredData, regions } = page
  // Setting the same language again would recalculate the styles of every element.
  if (document.documentElement.lang !== lang) document.documentElement.lang = lang
  document.documentElement.dataset.layout = layout
  document.body.className = pageColor ? `surface-${pageColor}` : ''
  replacePageTags(head)
  replaceStructuredData(structuredData)
  const changed = Object.entries(regions).flatMap(([name, { key, html }]) => {
    const region = regionOf(name)
    if (!region || region.dataset.key === key) return []
    if (name === exchanged) {
      region.dataset.key = key
      return []
    }
    // A new element, so that the change is not counted as a layout shift of the old page.
    const next = region.cloneNode() as HTMLElement
    // The font in which the old page was painted.
    next.removeAttribute('style')
    next.append(takeParsed(page, name, html))
    next.dataset.key = key
    region.replaceWith(next)
    return next
  })
  document.title = title
  const titleElement = document.querySelector('title')
  if (titleLang && titleElement) titleElement.lang = titleLang
  else titleElement?.removeAttribute('lang')
  return changed
}

/** Open overlays of the page. Elements outside its regions, such as a chat, do not belong to the page. */
export function closeOverlays(): void {
  const all = <T extends Element>(selector: string) =>
    document.querySelectorAll<T & HTMLElement>(`[data-region] ${selector}`)
  for (const dialog of all<HTMLDialogElement>('dialog[open]')) dialog.close()
  for (const popover of all(':popover-open')) popover.hidePopover()
  for (const dropdown of all<HTMLDetailsElement>('details[data-dropdown][open]')) dropdown.open = false
}
