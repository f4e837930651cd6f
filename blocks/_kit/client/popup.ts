/** Pixels between a control and its popup. */
const distance = 4

/**
 * Shows a popover below its control, or above where there is more room: in the top layer, where no section cuts it off, at a place
 * of the document, so that it scrolls along. Call it again after a change of size.
 */
export function showPopup(popup: HTMLElement, control: HTMLElement): void {
  const { left, top, bottom, width } = control.getBoundingClientRect()
  popup.style.minWidth = `${width}px`
  if (!popup.hasAttribute('data-open')) popup.showPopover()
  popup.setAttribute('data-open', '')
  const { offsetHeight, offsetWidth } = popup
  const viewport = document.documentElement
  const isAbove =
    bottom + distance + offsetHeight > viewport.clientHeight && top > viewport.clientHeight - bottom
  const y = isAbove ? top - distance - offsetHeight : bottom + distance
  const x = Math.max(0, Math.min(left, viewport.clientWidth - offsetWidth))
  popup.style.left = `${x + scrollX}px`
  popup.style.top = `${y + scrollY}px`
}

export function hidePopup(popup: HTMLElement): void {
  if (!popup.hasAttribute('data-open')) return
  popup.removeAttribute('data-open')
  popup.hidePopover()
}

export const isPopupOpen = (popup: HTMLElement): boolean => popup.hasAttribute('data-open')
