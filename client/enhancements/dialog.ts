import { openDialog } from '../../blocks/_kit/client/open-dialog.ts'
import { writeEntry } from '../../blocks/_kit/client/write-entry.ts'

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

/** The dialog whose backdrop the pointer is on: there its target is the dialog, as it is on the dialog's border. */
function dialogBeside({ target, clientX, clientY }: MouseEvent): HTMLDialogElement | undefined {
  if (!(target instanceof HTMLDialogElement) || !target.matches('[closedby="any"]')) return undefined
  const { left, right, top, bottom } = target.getBoundingClientRect()
  const isWithin = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  return isWithin ? undefined : target
}

/** `closedby="any"` (HTML, light dismiss): the pointer goes down and up beside the dialog. A selection may end there. */
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

/** `closedby="none"`: Escape does not close the dialog. The event does not bubble. */
function keepOpen(): void {
  const refuse = (event: Event) => {
    if (event.target instanceof Element && event.target.matches('[closedby="none"]')) event.preventDefault()
  }
  document.addEventListener('cancel', refuse, { capture: true })
}

/** The link that was clicked last: to the part of the page that it names, the browser moves the focus before the dialog there opens. */
let followed: HTMLElement | null = null

/**
 * Opens the dialog that the address names (requirement disclosures/modal-address). When it is closed, the address no longer names it, so
 * that the same link opens it again.
 */
export function openNamedDialog(): void {
  // Its id is a slug. While the document loads, no element matches `:target` yet.
  const dialog = document.getElementById(location.hash.slice(1))
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return
  const link = followed
  openDialog(dialog.id)
  // While it loads a document, the browser moves the focus to the dialog itself.
  dialog.onfocus = () => dialog.querySelector<HTMLElement>('button, a, input')?.focus()
  const forget = () => {
    writeEntry(history.state, location.pathname + location.search)
    if (document.activeElement === document.body) link?.focus()
  }
  dialog.addEventListener('close', forget, { once: true })
}

/** Dialogs that addresses name; and all dialogs in browsers that do not know the attributes that open and close them. */
export function openDialogs(): void {
  if (!('command' in HTMLButtonElement.prototype)) obeyCommands()
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    closeFromBeside()
    keepOpen()
  }
  document.addEventListener('click', ({ target }) => {
    followed = target instanceof Element ? target.closest('a') : null
  })
  addEventListener('hashchange', openNamedDialog)
  openNamedDialog()
}
