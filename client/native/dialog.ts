/**
 * Dialogs for browsers that do not know what the markup says: buttons with `command`, and `closedby="any"`. Does nothing
 * in browsers that do.
 */
export function openDialogs(): void {
  const knowsCommands = 'command' in HTMLButtonElement.prototype
  const knowsClosedBy = 'closedBy' in HTMLDialogElement.prototype
  if (knowsCommands && knowsClosedBy) return
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    // Everything in the dialog covers it: only its backdrop is the dialog itself.
    if (!knowsClosedBy && target.matches('dialog[closedby="any"]')) (target as HTMLDialogElement).close()
    const button = knowsCommands ? null : target.closest('button[commandfor]')
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
    if (!(dialog instanceof HTMLDialogElement)) return
    if (button?.getAttribute('command') === 'close') dialog.close()
    else dialog.showModal()
  })
}
