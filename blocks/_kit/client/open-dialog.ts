/** Opens a dialog of the page by its id. False where there is none: one without content is not on the page. */
export function openDialog(id: string): boolean {
  const dialog = document.getElementById(id)
  if (!(dialog instanceof HTMLDialogElement)) return false
  if (!dialog.open) dialog.showModal()
  return true
}
