import { passFocus } from './pass-focus.ts'

/** A disclosure that overlays the page, such as an area of the main navigation. */
const selector = 'details[data-dropdown][open]'

/** Inside an open popover (the menu on small screens) disclosures are part of its list, and stay as they are. */
function openDropdowns(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(selector)].filter(
    details => !details.closest('[popover]:popover-open'),
  )
}

function close(details: HTMLDetailsElement): void {
  passFocus(details, details.querySelector('summary'))
  details.open = false
}

function closeExcept(target: EventTarget | null): void {
  for (const details of openDropdowns()) {
    if (!(target instanceof Node && details.contains(target))) close(details)
  }
}

function closeByEscape(event: KeyboardEvent): void {
  // A field in one has its own use of the key first.
  if (event.key !== 'Escape' || event.defaultPrevented) return
  openDropdowns().forEach(close)
}

// From this width on the menu's sheet becomes part of the bar (style sheet of the header).
const wide = '(min-width: 80em)'

/** A menu left open while the window grows would stay above the page, outside its place in the bar. */
function closeSheets({ matches }: { readonly matches: boolean }): void {
  if (!matches) return
  for (const sheet of document.querySelectorAll<HTMLElement>('nav[popover]:popover-open')) {
    // The element that had the focus may be visible only with the sheet, like the button that opened it.
    passFocus(sheet, sheet.querySelector<HTMLElement>('summary, a'))
    sheet.hidePopover()
  }
}

/**
 * Closes disclosures that overlay the page: by Escape, which returns the focus, by a click beside them, by a link in
 * them, and when the focus leaves them (ARIA Authoring Practices, disclosure navigation menu); and the menu's sheet when
 * the window becomes too wide for it. The browser opens them.
 */
export function closeDropdowns(): void {
  document.addEventListener('keydown', closeByEscape)
  document.addEventListener('pointerdown', event => closeExcept(event.target))
  document.addEventListener('focusin', event => closeExcept(event.target))
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest(`${selector} a[href]`) : null
    if (link) closeExcept(null)
  })
  matchMedia(wide).addEventListener('change', closeSheets)
}
