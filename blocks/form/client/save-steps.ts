import { technicalFields } from '../../_kit/forms/definition.ts'
import { furthestStep } from '../../_kit/forms/furthest-step.ts'
import { noteInHistory } from './history-entry.ts'
import type { PageForm } from './page-form.ts'
import { type StepsToSave, saveSteps } from './send.ts'
import { currentStep } from './steps.ts'

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
