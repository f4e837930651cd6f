import { shownStep } from '../../_kit/forms/conditions.ts'
import { type FormErrors, technicalFields } from '../../_kit/forms/definition.ts'
import { nameDocument } from './name-document.ts'
import type { PageForm } from './page-form.ts'
import { inputOf } from './send.ts'

const stepsOf = ({ element }: PageForm) => [...element.querySelectorAll<HTMLFieldSetElement>('[data-step]')]

export const currentStep = (form: PageForm): number =>
  Math.max(
    0,
    stepsOf(form).findIndex(({ hidden }) => !hidden),
  )

export function hideNotices({ element }: PageForm, selector: string): void {
  for (const notice of element.querySelectorAll<HTMLElement>(selector)) notice.hidden = true
}

/** Shows a step in place of another, with the focus on its title; a step that asks for nothing is passed over. */
export function goToStep(form: PageForm, to: number): void {
  const all = stepsOf(form)
  const { values } = form.store.get()
  const index = shownStep({ steps: form.steps, values, from: currentStep(form), to })
  const next = all[index]
  if (!next?.hidden) return
  for (const step of all) {
    step.hidden = step !== next
    step.disabled = step !== next
  }
  const input = inputOf(form, technicalFields.step)
  if (input) input.value = String(index)
  // These notices are about the step before.
  hideNotices(form, '[data-step-notice]')
  nameDocument(form, false)
  const title = next.querySelector<HTMLElement>('[data-step-title]')
  title?.focus({ preventScroll: true })
  form.element.scrollIntoView({ block: 'start' })
}

/** The first step that has a field with an error; -1 where there is none. */
export const stepOf = ({ steps }: PageForm, errors: FormErrors): number =>
  steps.findIndex(({ fields }) => fields.some(({ name }) => errors[name]))
