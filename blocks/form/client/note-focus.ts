const note = (isInFocus: boolean) => document.documentElement.toggleAttribute('data-form-in-focus', isInFocus)

/**
 * Marks the document while something in a form has the focus: what stands above the page makes room (`blocks/action-bar/style.css`). A selector with
 * `:has()` that asks for the focus would make browsers go through the whole page each time the focus moves.
 */
export function noteFocus(form: HTMLElement, gone: AbortSignal): void {
  form.addEventListener('focusin', () => note(true))
  form.addEventListener('focusout', () => note(false))
  gone.addEventListener('abort', () => note(false))
  if (form.contains(document.activeElement)) note(true)
}
