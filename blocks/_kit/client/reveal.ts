import { showPanel, tabsIn } from './tab-panels.ts'

/** Opens one container; returns false if it is open, or cannot be closed. `inside` is the element to show in it. */
type Open = (place: HTMLElement, inside: Element) => boolean

const openDisclosure: Open = (place, inside) => {
  if (!(place instanceof HTMLDetailsElement) || place.open) return false
  // Its title is visible while it is closed.
  if (place.querySelector('summary')?.contains(inside)) return false
  place.open = true
  return true
}

const openPanel: Open = place => {
  const tabs = place.parentElement?.matches('[data-tabs]') ? tabsIn(place.parentElement) : undefined
  const index = tabs?.panels.indexOf(place) ?? -1
  if (!tabs || index < 0 || tabs.tabs[index]?.hasAttribute('data-active')) return false
  showPanel(tabs, index)
  return true
}

const openDialog: Open = place => {
  if (!(place instanceof HTMLDialogElement) || place.open) return false
  place.showModal()
  return true
}

const openPopover: Open = place => {
  if (!place.hasAttribute('popover') || place.checkVisibility()) return false
  place.showPopover()
  return true
}

const kinds: readonly Open[] = [openDisclosure, openPanel, openDialog, openPopover]

function* around(element: Element): Generator<HTMLElement> {
  for (let place = element.parentElement; place; place = place.parentElement) yield place
}

/**
 * Opens all closed containers of an element, from the outside in: tabs, disclosures, dialogs, popovers. An element in a closed container
 * can neither be seen nor focused, and a dialog that is opened there locks the page. Calls `then` with the containers that were closed,
 * once their content can be scrolled to and focused.
 */
export function reveal(element: Element, then: (opened: readonly HTMLElement[]) => void): void {
  const opened = [...around(element)].reverse().filter(place => kinds.some(open => open(place, element)))
  // A disclosure with an animated opening still hides its content in the frame in which it opens.
  if (opened.length) requestAnimationFrame(() => then(opened))
  else then(opened)
}
