const focusField = (toggle: HTMLDetailsElement) => toggle.querySelector('input')?.focus()

/** Gives the focus to the field, which takes the place of the title that was clicked. */
export function enhance(toggle: HTMLElement): void {
  if (!(toggle instanceof HTMLDetailsElement)) return
  toggle.addEventListener('toggle', () => {
    if (toggle.open) focusField(toggle)
  })
  // Opened before this code ran: the focus is on the title, or on nothing because the title is gone.
  const focused = document.activeElement
  if (toggle.open && (focused === document.body || focused?.matches('summary'))) focusField(toggle)
}
