import type { PageForm } from './page-form.ts'

/** The title of the document says that there are errors, and the step (WCAG 2.2, 2.4.2; GOV.UK, error summary). */
export function nameDocument({ element }: PageForm, hasErrors: boolean): void {
  const [before = ''] = element.dataset.titleWithErrors?.split('{{title}}') ?? []
  const positions = [...element.querySelectorAll<HTMLElement>('[data-step-position]')]
  const plain = positions.reduce(
    (title, { textContent }) => title.replace(` (${textContent})`, ''),
    document.title.startsWith(before) ? document.title.slice(before.length) : document.title,
  )
  const shown = element.hidden
    ? undefined
    : positions.find(one => !one.closest<HTMLElement>('[data-step]')?.hidden)
  document.title = `${hasErrors ? before : ''}${plain}${shown ? ` (${shown.textContent})` : ''}`
}
