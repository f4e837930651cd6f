import type { FieldDefinition, FormErrors } from '../../_kit/forms/definition.ts'
import { wrongDatePart } from '../../_kit/forms/rules.ts'
import { fieldsOf, nameDocument, type PageForm, placeOf } from './page-form.ts'

const controls = 'input:not([type=hidden]), select, textarea'

/** A field whose error is not the one that it shows. */
interface Change {
  readonly place: HTMLElement
  readonly note: HTMLElement
  readonly words: Element
  readonly message: string | undefined
  /** The end of the names of the controls that the message is about. */
  readonly part: string
}

function changeOf(
  { element, store }: PageForm,
  { name, kind }: FieldDefinition,
  message: string | undefined,
): readonly Change[] {
  const place = placeOf(element, name)
  const note = place?.querySelector<HTMLElement>('[data-field-error]')
  const words = note?.querySelector('[data-field-message]')
  if (!place || !note || !words) return []
  const isShown = !note.hidden === (message !== undefined) && words.textContent === (message ?? '')
  const part = kind === 'date' && wrongDatePart(String(store.get().values[name] ?? ''))
  return isShown ? [] : [{ place, note, words, message, part: part ? `.${part}` : '' }]
}

/** Shows the error of one field, or none. */
function showError({ place, note, words, message, part }: Change): void {
  words.textContent = message ?? ''
  note.hidden = message === undefined
  place.toggleAttribute('data-invalid', message !== undefined)
  for (const control of place.querySelectorAll<HTMLInputElement>(controls))
    if (message !== undefined && control.name.endsWith(part)) control.setAttribute('aria-invalid', 'true')
    else control.removeAttribute('aria-invalid')
}

/** Also in part: a browser leaves a control whose end is cut by the window where it is. */
function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/**
 * Messages take room above the control that has the focus: it stays in the window all the same (WCAG 2.2, 2.4.7). Not while an action of
 * the form is under way, which leads the focus elsewhere.
 */
function keepFocusInWindow({ element }: PageForm, change: () => void): void {
  const focused = element.ariaBusy === 'true' ? null : document.activeElement
  const wasInWindow = focused && isInWindow(focused)
  change()
  if (wasInWindow) focused.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

/** The errors that the visitor sees: those of the worker, then those of the browser's own check. */
function visibleErrors({ store }: PageForm): FormErrors {
  const { states, serverErrors, showServerErrors } = store.get().context
  const own = Object.entries(states).flatMap(([name, state]) =>
    state.status === 'invalid' ? [[name, state.message] as const] : [],
  )
  return { ...Object.fromEntries(own), ...(showServerErrors ? serverErrors : {}) }
}

/** Shows the error of each field beside it. */
export function showErrors(form: PageForm): void {
  const errors = visibleErrors(form)
  const changes = fieldsOf(form).flatMap(field => changeOf(form, field, errors[field.name]))
  if (!changes.length) return
  keepFocusInWindow(form, () => {
    changes.forEach(showError)
    dropMended(
      form,
      changes.flatMap(({ place, message }) => (message === undefined ? [place] : [])),
    )
  })
}

/** Takes the errors of fields that are in order again out of the summary, and the summary with the last of them. */
function dropMended(form: PageForm, places: readonly HTMLElement[]): void {
  const summary = summaryOf(form)
  if (!summary || summary.hidden) return
  for (const link of summary.querySelectorAll('a')) {
    const control = document.getElementById(link.hash.slice(1))
    if (places.some(place => place.contains(control))) link.parentElement?.remove()
  }
  if (summary.querySelector('a')) return
  summary.hidden = true
  nameDocument(form, false)
}

const firstControl = (form: PageForm, name: string) => {
  const place = placeOf(form.element, name)
  return place?.querySelector<HTMLElement>('[aria-invalid]') ?? place?.querySelector<HTMLElement>(controls)
}

function errorLink(form: PageForm, name: string, message: string): HTMLElement {
  const control = firstControl(form, name)
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = `#${control?.id ?? ''}`
  link.textContent = message
  item.append(link)
  return item
}

const summaryOf = ({ element }: PageForm) => element.querySelector<HTMLElement>('[data-error-summary]')

/** Lists the errors on top of the form and moves the focus there; the order is that of the fields. */
export function showSummary(form: PageForm, errors: FormErrors): void {
  const summary = summaryOf(form)
  const listed = fieldsOf(form).flatMap(({ name }) =>
    errors[name] ? errorLink(form, name, errors[name]) : [],
  )
  summary?.querySelector('ul')?.replaceChildren(...listed)
  if (!summary) return
  summary.hidden = false
  nameDocument(form, true)
  summary.focus()
}

/** A link of the summary leads to its field, whose label stays in view. */
export function followLinks(form: PageForm): void {
  summaryOf(form)?.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const control = link && document.getElementById(link.hash.slice(1))
    // The browser opens closed parts around a field itself, as for every link to a part of the page.
    if (!control?.checkVisibility()) return
    event.preventDefault()
    control.closest('[data-field]')?.scrollIntoView({ block: 'center' })
    control.focus({ preventScroll: true })
  })
}
