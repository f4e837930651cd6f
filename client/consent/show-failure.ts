/** Shows or hides the message that a decision could not be saved. */
export function showFailure(form: Element, isShown: boolean): void {
  const failure = form.querySelector<HTMLElement>('[data-consent-failure]')
  if (failure) failure.hidden = !isShown
}
