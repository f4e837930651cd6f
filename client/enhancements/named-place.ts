import { openDialog } from '../../blocks/_kit/client/open-dialog.ts'
import { reveal } from '../../blocks/_kit/client/reveal.ts'
import { writeEntry } from '../../blocks/_kit/client/write-entry.ts'

/**
 * When the dialog is closed, removes its anchor from the address, so that the same link opens it again, and returns the focus to the
 * link.
 */
function forgetClosed(dialog: HTMLDialogElement, link: HTMLElement | null): void {
  const forget = () => {
    writeEntry(history.state, location.pathname + location.search)
    // While it fades out, a control in it may have the focus still.
    const { activeElement } = document
    if (activeElement === document.body || dialog.contains(activeElement)) link?.focus()
  }
  dialog.addEventListener('close', forget, { once: true })
}

/** Maximum frames to wait: during these an opening disclosure does not let its content take the focus. */
const FRAMES = 20

/** Focuses an element as soon as it is focusable, unless the visitor moves the focus first. */
function focusSoon(place: HTMLElement, frames = FRAMES): void {
  place.focus({ preventScroll: true })
  const { activeElement: reached } = document
  if (reached === place || !frames) return
  requestAnimationFrame(() => document.activeElement === reached && focusSoon(place, frames - 1))
}

/** Opens a dialog that the address names, with everything closed around it, and focuses its start. */
function showDialog(dialog: HTMLDialogElement): void {
  const first = () => dialog.querySelector<HTMLElement>('button, a, input')
  openDialog(dialog.id)
  // While it loads a document, the browser moves the focus to the dialog itself, or takes it away.
  dialog.onfocus = () => first()?.focus()
  requestAnimationFrame(() => {
    const { activeElement } = document
    const control = first()
    if (control && (activeElement === document.body || activeElement === dialog)) focusSoon(control)
  })
}

/**
 * Scrolls to an element and focuses it, which the browser could not do while it was closed. A dialog that was opened for it has the
 * focus at its start.
 */
function goTo(place: Element, opened: readonly HTMLElement[]): void {
  place.scrollIntoView()
  const { activeElement } = document
  const isFree = activeElement === document.body || opened.some(around => around.contains(activeElement))
  if (isFree && place instanceof HTMLElement) focusSoon(place)
}

/** Shows an element of the page that is closed, or inside something closed; `link` is the link that was followed. */
export function showPlace(place: Element, link: HTMLElement | null): void {
  // While this code loaded, another page may have come.
  if (!place.isConnected) return
  reveal(place, opened => {
    for (const dialog of [...opened, place])
      if (dialog instanceof HTMLDialogElement) forgetClosed(dialog, link)
    const show = () => (place instanceof HTMLDialogElement ? showDialog(place) : goTo(place, opened))
    // If nothing was closed any more, the browser itself may have opened a disclosure in this frame.
    if (opened.length) show()
    else requestAnimationFrame(show)
  })
}
