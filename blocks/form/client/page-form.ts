import {
  type FieldDefinition,
  type FormErrors,
  type FormStep,
  type FormValues,
  technicalFields,
} from '../../_kit/forms/definition.ts'
import type { CheckWords } from '../../_kit/forms/messages.ts'
import { type Entered, readValues } from '../../_kit/forms/read-values.ts'
import type { BrowserForm } from '../browser-form.ts'
import { createFormStore, type FormStore } from './form-store.ts'

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
const plainTitle = (element: HTMLElement): string =>
  document.title.replace(element.dataset.errorTitle ?? '', '').replace(positionIn(element), '')

/** The title of the document says that there are errors, and the step (WCAG 2.2, 2.4.2; GOV.UK, error summary). */
export function nameDocument({ element, title }: NamedForm, hasErrors: boolean): void {
  document.title = (hasErrors ? element.dataset.errorTitle : '') + title + positionIn(element)
}

/** A form of the page with what its script needs to know. */
export interface PageForm {
  readonly element: HTMLFormElement
  readonly definition: Omit<BrowserForm, 'steps'>
  readonly steps: readonly Pick<FormStep, 'fields' | 'trackedAs'>[]
  readonly words: CheckWords
  readonly store: FormStore
  /** Where the form and what stands in its place are. */
  readonly scope: HTMLElement
  /** Of the document. */
  readonly title: string
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control =>
  element.matches('input:not([type=file]), select, textarea')

const technical: ReadonlySet<string> = new Set(Object.values(technicalFields))

const isChosen = (control: Control) =>
  !(control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)) || control.checked

/** The values of the form's inputs, including those of steps that are not shown. */
function enteredIn(form: HTMLFormElement): Entered {
  const entered = new Map<string, string[]>()
  for (const control of form.elements) {
    if (!isControl(control) || !control.name || control.disabled || technical.has(control.name)) continue
    if (!isChosen(control)) continue
    entered.set(control.name, [...(entered.get(control.name) ?? []), control.value])
  }
  return entered
}

export const fieldsOf = ({ steps }: Pick<PageForm, 'steps'>): readonly FieldDefinition[] =>
  steps.flatMap(({ fields }) => fields)

export const valuesIn = ({ element, steps }: Pick<PageForm, 'element' | 'steps'>): FormValues =>
  readValues(fieldsOf({ steps }), enteredIn(element))

/** The place of a field; a hidden input is one itself. */
export const placeOf = (form: HTMLFormElement, name: string): HTMLElement | null =>
  form.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)

/** The name of the field in which something happens. */
export const nameAt = ({ target }: Event): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-field]')?.dataset.field : undefined

/** Only the spaces of HTML are joined: those that do not break are part of the words. */
const wordsOf = (place: ParentNode | null): string =>
  place
    ?.querySelector('[data-field-label], [data-consent-words]')
    ?.textContent.replace(/[ \t\n\f\r]+/g, ' ')
    .trim() ?? ''

/** Errors that the page came with, because a post was answered by it. */
const shownErrors = (form: HTMLFormElement): FormErrors =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLElement>('[data-field][data-invalid]')].map(place => [
      place.dataset.field ?? '',
      place.querySelector('[data-field-message]')?.textContent ?? '',
    ]),
  )

/** Reads a form of the page; undefined for one without a definition. */
export function readPageForm(element: HTMLFormElement): PageForm | undefined {
  const json = element.dataset.form
  if (!json) return undefined
  // The server wrote it (`writeBrowserForm`).
  const { steps: read, ...definition } = JSON.parse(json) as BrowserForm
  const steps = read.map(({ fields, trackedAs }) => ({
    trackedAs,
    fields: fields.map(field => ({ ...field, label: wordsOf(placeOf(element, field.name)), personal: true })),
  }))
  const { id, key, language, enctype, settings } = definition
  const store = createFormStore({
    ...{ id, key, language, enctype, settings },
    // This site's handler passes it on to another receiver.
    submitUrl: element.getAttribute('action') ?? '',
    context: { states: {}, serverErrors: shownErrors(element), showServerErrors: true },
    values: valuesIn({ element, steps }),
    loaded: false,
  })
  // It has every message that the fields of this form can cause.
  const words = definition.words as CheckWords
  const scope = element.closest<HTMLElement>('[data-form-scope]') ?? element
  return { element, definition, steps, words, store, scope, title: plainTitle(element) }
}

const { go, mail } = technicalFields

/**
 * Keeps the answers of a form, and the ways to its other steps, from being changed while they are sent: a change would be neither sent nor
 * kept. The focus moves from a field to the button that tells what is under way. Returns a function that takes it back.
 */
export function holdAnswers({ element }: PageForm): () => void {
  const focused = document.activeElement
  const held = [
    ...element.querySelectorAll<HTMLElement>(`[data-field], [name="${mail}"], [name="${go}"]`),
  ].filter(one => one !== focused || one.matches('input'))
  if (held.some(one => one.contains(focused)))
    element
      .querySelector<HTMLElement>('[data-step]:not([hidden]) button[type=submit]:not([name])')
      ?.focus({ preventScroll: true })
  const hold = (isHeld: boolean) => {
    for (const one of held) one.inert = isHeld
  }
  hold(true)
  return () => hold(false)
}
