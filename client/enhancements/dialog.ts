import { openDialog } from '../../blocks/_kit/client/open-dialog.ts'
import { reportFailure } from '../navigation/leaving.ts'

/** Buttons with `command` (HTML, invoker commands), as far as dialogs are meant. */
function obeyCommands(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[commandfor]') : null
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
    if (!(dialog instanceof HTMLDialogElement)) return
    if (button?.getAttribute('command') === 'close') dialog.close()
    else openDialog(dialog.id)
  })
}

/** The dialog whose backdrop the pointer is on: the event's target is the dialog, as it is on the dialog's border. */
function dialogBeside({ target, clientX, clientY }: MouseEvent): HTMLDialogElement | undefined {
  if (!(target instanceof HTMLDialogElement) || !target.matches('[closedby="any"]')) return undefined
  const { left, right, top, bottom } = target.getBoundingClientRect()
  const isWithin = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  return isWithin ? undefined : target
}

/**
 * `closedby="any"` (HTML, light dismiss): closes if the pointer goes down and up outside the dialog. A text selection may end outside
 * without closing it.
 */
function closeFromBeside(): void {
  let begun: HTMLDialogElement | undefined
  document.addEventListener('pointerdown', event => {
    begun = dialogBeside(event)
  })
  document.addEventListener('click', event => {
    const dialog = dialogBeside(event)
    if (dialog === begun) dialog?.close()
  })
}

/** The link that was clicked last: to the part of the page that it names, the browser moves the focus before a dialog there opens. */
let followed: HTMLElement | null = null

/**
 * Shows the target of the address, or the element that has the focus as the page loads, if it is closed or inside something closed
 * (requirements disclosures/modal-address, disclosures/closed-places).
 */
export function showNamedPlace(): void {
  // Its id is a slug. While the document loads, no element matches `:target` yet.
  const place = document.getElementById(location.hash.slice(1)) ?? document.querySelector('[autofocus]')
  if (!place || place.checkVisibility()) return
  import('./named-place.ts').then(({ showPlace }) => showPlace(place, followed)).catch(reportFailure)
}

/** Opens the targets of addresses; and all dialogs in browsers without the attributes that open and close them. */
export function openDialogs(): void {
  if (!('command' in HTMLButtonElement.prototype)) obeyCommands()
  if (!('closedBy' in HTMLDialogElement.prototype)) closeFromBeside()
  document.addEventListener('click', ({ target }) => {
    followed = target instanceof Element ? target.closest('a') : null
  })
  addEventListener('hashchange', showNamedPlace)
  showNamedPlace()
}
