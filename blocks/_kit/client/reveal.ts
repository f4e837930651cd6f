import { showPanel, tabsIn } from './tab-panels.ts'

/** Opens one place; false where it is open, or no place that can be closed. `inside` is what is to be seen in it. */
type Open = (place: HTMLElement, inside: Element) => boolean

const openDisclosure: Open = (place, inside) => {
  if (!(place instanceof HTMLDetailsElement) || place.open) return false
  // Its title is seen while it is closed.
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
 * Opens what is closed around an element, from the outside in: tabs, disclosures, dialogs, popovers. Something in a closed place can
 * neither be seen nor have the focus, and a dialog that is opened there locks the page. `then` is told the places that were closed, once
 * what they hold can be scrolled to and focused.
 */
export function reveal(element: Element, then: (opened: readonly HTMLElement[]) => void): void {
  const opened = [...around(element)].reverse().filter(place => kinds.some(open => open(place, element)))
  // In the frame in which it is opened, a disclosure whose opening is animated has its content hidden still.
  if (opened.length) requestAnimationFrame(() => then(opened))
  else then(opened)
}
