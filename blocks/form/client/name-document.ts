interface NamedForm {
  readonly element: HTMLElement
  /** Of the document. */
  readonly title: string
}

const positionIn = (element: HTMLElement) => {
  const position = element.querySelector('[data-step]:not([hidden]) [data-step-position]')
  return position && !element.hidden ? ` (${position.textContent})` : ''
}

/** The title of the document without what the worker said of the form in it. */
export const plainTitle = (element: HTMLElement): string =>
  document.title.replace(element.dataset.errorTitle ?? '', '').replace(positionIn(element), '')

/** The title of the document says that there are errors, and the step (WCAG 2.2, 2.4.2; GOV.UK, error summary). */
export function nameDocument({ element, title }: NamedForm, hasErrors: boolean): void {
  document.title = (hasErrors ? element.dataset.errorTitle : '') + title + positionIn(element)
}
