/**
 * Shows or hides the message that a decision could not be saved. In a long form it is scrolled to, and the focus stays at the button, which
 * is in sight.
 */
export function showFailure(form: Element, isShown: boolean): void {
  const failure = form.querySelector<HTMLElement>('[data-consent-failure]')
  if (!failure) return
  failure.hidden = !isShown
  if (isShown) failure.scrollIntoView({ block: 'nearest' })
}
