/** Buttons with `command` (HTML, invoker commands), as far as dialogs are meant. */
function obeyCommands(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[commandfor]') : null
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
    if (!(dialog instanceof HTMLDialogElement)) return
    if (button?.getAttribute('command') === 'close') dialog.close()
    else dialog.showModal()
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

/** Dialogs for browsers without support for these attributes. Has no effect in browsers with support. */
export function openDialogs(): void {
  if (!('command' in HTMLButtonElement.prototype)) obeyCommands()
  if (!('closedBy' in HTMLDialogElement.prototype)) closeFromBeside()
}
