import { writeEntry } from '../../_kit/client/write-entry.ts'
import { shownStep } from '../../_kit/forms/conditions.ts'
import { type FormErrors, technicalFields } from '../../_kit/forms/definition.ts'
import { furthestStep } from '../../_kit/forms/kept-answers.ts'
import { nameDocument, type PageForm } from './page-form.ts'
import { inputOf, type StepsToSave, saveSteps } from './send.ts'

/**
 * Notes in this entry of the history which query shows the form as it stands. A browser that comes back to the entry may show the page from
 * its cache, as it was before the visitor's answers were saved (RFC 9111, section 6).
 */
export const noteInHistory = (query: string) => writeEntry({ ...history.state, form: query })

/** Leads from a page that knows of no answers to the one that this entry of the history was left with. */
export function leadToNoted(form: PageForm): void {
  const query: unknown = history.state?.form
  if (query && inputOf(form, technicalFields.revision)?.value === '0') location.replace(`?${query}`)
}

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

/** Sends the steps of a form to be kept, and remembers those that were not (requirement applications/saved). */
export function createSaver(form: PageForm) {
  /** Steps that the visitor was on since they were kept last. */
  const unsaved = new Set<number>()

  /** The step that is shown, and all others that are to be kept. */
  function stepsToSave(): readonly number[] {
    const step = currentStep(form)
    unsaved.add(step)
    return [step, ...[...unsaved].filter(other => other !== step)]
  }

  return {
    /** The visitor goes to another step, and this one is not sent. */
    leave(): void {
      unsaved.add(currentStep(form))
    },
    async save(action: StepsToSave['action']) {
      let outcome = await saveSteps(form, { steps: stepsToSave(), action })
      if (outcome.kind === 'gone') {
        for (const step of form.steps.keys()) unsaved.add(step)
        outcome = await saveSteps(form, { steps: stepsToSave(), action })
      }
      if (outcome.kind === 'saved') {
        unsaved.clear()
        noteInHistory(`step=${furthestStep}#${form.definition.id}`)
      }
      return outcome
    },
    /** Posts the form as without script, with the steps that were not kept: the worker answers with a page. `go`: for a button of the form. */
    postPlainly(go?: 'later' | 'revoke'): void {
      const [, ...others] = stepsToSave()
      const add = (name: string, value: string) => {
        const input = document.createElement('input')
        Object.assign(input, { type: 'hidden', name, value })
        form.element.append(input)
      }
      if (go) add(technicalFields.go, go)
      const all = form.element.querySelectorAll<HTMLFieldSetElement>('[data-step]')
      for (const step of others) {
        add(technicalFields.step, String(step))
        all[step]!.disabled = false
      }
      form.element.submit()
    },
  }
}
