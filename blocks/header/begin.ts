/** The sheet that contains the main navigation on small screens; notes of tooltips are popovers as well. */
const sheetSelector = 'nav[popover]'

/** All siblings of an element and of its ancestors, up to the whole page. */
function elementsBeside(element: Element): HTMLElement[] {
  const { parentElement: parent } = element
  if (!parent || element === document.body) return []
  const siblings = [...parent.children].filter(
    sibling => sibling instanceof HTMLElement && sibling !== element,
  )
  return [...(siblings as HTMLElement[]), ...elementsBeside(parent)]
}

/**
 * Moves the focus to the open sheet, and makes all other content inert for keyboard, pointer and screen reader (WCAG 2.2, 2.4.3). Releases
 * it before the sheet closes, so that the browser can return the focus to the button that opened it.
 */
function keepWithinSheet(): void {
  let behind: HTMLElement[] = []
  const hold = (sheet: Element) => {
    // Not by `autofocus`: that is the page's as well where the sheet is part of it.
    if (!sheet.contains(document.activeElement)) sheet.querySelector('button')?.focus({ preventScroll: true })
    behind = elementsBeside(sheet).filter(element => !element.inert)
    for (const element of behind) element.inert = true
  }
  const release = () => {
    for (const element of behind) element.inert = false
    behind = []
  }
  const whenSheet = (act: (sheet: Element) => void, state: string) => (event: Event) => {
    const { target, newState } = event as ToggleEvent
    if (target instanceof Element && target.matches(sheetSelector) && newState === state) act(target)
  }
  document.addEventListener('toggle', whenSheet(hold, 'open'), true)
  document.addEventListener('beforetoggle', whenSheet(release, 'closed'), true)
  const early = document.querySelector(`${sheetSelector}:popover-open`)
  if (early) hold(early)
}

/**
 * Keeps the focus in an open menu, and moves it to the field of an opened search. A chosen link closes the menu: a full page load would do so
 * anyway, but a link within the page does not.
 */
export function begin(): void {
  keepWithinSheet()
  // Events of disclosures do not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof Element && target.matches('.site-search[open]'))
        target.querySelector('input')?.focus()
    },
    true,
  )
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    link?.closest<HTMLElement>('[popover]:popover-open')?.hidePopover()
  })
}
