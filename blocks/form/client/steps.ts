import { shownStep } from '../../_kit/forms/conditions.ts'
import { technicalFields } from '../../_kit/forms/definition.ts'
import type { PageForm } from './page-form.ts'

const stepsOf = ({ element }: PageForm) => [...element.querySelectorAll<HTMLFieldSetElement>('[data-step]')]

export const currentStep = (form: PageForm): number =>
  Math.max(
    0,
    stepsOf(form).findIndex(({ hidden }) => !hidden),
  )

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
  const input = form.element.querySelector<HTMLInputElement>(`input[name="${technicalFields.step}"]`)
  if (input) input.value = String(index)
  // What the page had to say of the step before.
  for (const notice of form.element.querySelectorAll<HTMLElement>('[data-step-notice]')) notice.hidden = true
  const title = next.querySelector<HTMLElement>('[data-step-title]')
  title?.focus({ preventScroll: true })
  form.element.scrollIntoView({ block: 'start' })
}

/** The step that has a field. */
export const stepOf = ({ steps }: PageForm, name: string | undefined): number =>
  steps.findIndex(({ fields }) => fields.some(field => field.name === name))
