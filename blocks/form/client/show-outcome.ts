import { nameDocument } from './name-document.ts'
import type { PageForm } from './page-form.ts'
import type { Outcome } from './send.ts'

type Sent = Extract<Outcome, { kind: 'sent' }>
type Failure = Extract<Outcome, { kind: 'failure' }>['failure']

const find = (root: ParentNode, selector: string) => root.querySelector<HTMLElement>(selector)

/** Shows why nothing was stored, with other ways to reach the provider. */
export function showFailure({ element }: PageForm, failure: Failure): void {
  const notice = find(element, '[data-failure-notice]')
  if (!notice) return
  for (const text of notice.querySelectorAll<HTMLElement>('[data-failure]'))
    text.hidden = text.dataset.failure !== failure
  notice.hidden = false
  notice.focus()
}

/**
 * Puts the content of success in the form's place, or the text that no mail goes out, with the focus on the heading; or goes to the page
 * that follows.
 */
export function showSent(form: PageForm, { reference, isUnmailed, location: next }: Sent): void {
  const { element, scope } = form
  if (next) {
    location.assign(next)
    return
  }
  const notice = find(scope, '[data-sent]')
  const words = notice && find(notice, '[data-reference]')
  if (!notice) return
  if (words) words.textContent = reference
  find(notice, '[data-success]')?.toggleAttribute('hidden', isUnmailed)
  find(notice, '[data-unmailed]')?.toggleAttribute('hidden', !isUnmailed)
  element.setAttribute('hidden', '')
  nameDocument(form, false)
  const introduction = find(scope, '[data-form-introduction]')
  if (introduction) introduction.hidden = true
  notice.hidden = false
  find(notice, '[tabindex]')?.focus()
}

/** Says whether the last step was kept. */
export function showSaved({ element }: PageForm, isSaved: boolean): void {
  const status = find(element, '[data-save-status]')
  if (status) status.textContent = (isSaved ? status.dataset.saved : status.dataset.unsaved) ?? ''
}
