import { type TrackedAction, track } from '../_kit/client/track.ts'
import { type FormErrors, technicalFields } from '../_kit/forms/definition.ts'
import { askedIn, check } from './client/check.ts'
import { type PageForm, readPageForm, valuesIn } from './client/page-form.ts'
import { send } from './client/send.ts'
import { followLinks, hideSummary, showErrors, showSummary } from './client/show-errors.ts'
import { showFailure, showSent } from './client/show-outcome.ts'
import { chooseFirst, showValues } from './client/show-values.ts'
import { currentStep, goToStep, stepOf } from './client/steps.ts'
import { uploadFiles } from './client/upload.ts'
import { watchFields } from './client/watch-fields.ts'

/** How the form fares, for those who count it (requirement tracking/forms). */
const tell = ({ element, definition }: PageForm, formstatus: TrackedAction['formstatus']) =>
  track(element, { label: definition.id, type: 'form', ...(formstatus && { formstatus }) })

/** Shows errors on top, on the step of the first of them. */
function refuse(form: PageForm, errors: FormErrors): void {
  const [first = ''] = form.steps
    .flatMap(({ fields }) => fields.map(({ name }) => name))
    .filter(name => errors[name])
  const step = stepOf(form, first)
  if (step >= 0) goToStep(form, step)
  showSummary(form, errors)
  tell(form, 'error')
}

/** What a visitor asks for with a button of the form. */
function followButton(form: PageForm, submitter: HTMLElement | null): boolean {
  if (!(submitter instanceof HTMLButtonElement) || submitter.name !== technicalFields.go) return false
  const [, step] = submitter.value.split(':')
  hideSummary(form)
  goToStep(form, step === undefined ? currentStep(form) - 1 : Number(step))
  return true
}

/** The way of a form from its last step to the answer. One submission is under way at a time. */
function createSender(form: PageForm, uploaded: () => Promise<void>) {
  let key = crypto.randomUUID()
  let begun: number | undefined
  let isSending = false
  form.element.addEventListener('input', event => {
    if (begun === undefined) tell(form, 'started')
    begun ??= event.timeStamp
  })

  async function sendOnce(): Promise<void> {
    showFailure(form, undefined)
    await uploaded()
    const outcome = await send(form, {
      key,
      elapsed: begun === undefined ? undefined : performance.now() - begun,
    })
    if (outcome.kind === 'failure') {
      tell(form, 'failed')
      return showFailure(form, outcome.failure)
    }
    if (outcome.kind === 'errors') {
      form.store.setContext({ serverErrors: outcome.errors, showServerErrors: true })
      return refuse(form, outcome.errors)
    }
    key = crypto.randomUUID()
    tell(form, 'sent')
    showSent(form, outcome)
  }

  return async () => {
    if (isSending) return
    isSending = true
    form.element.setAttribute('aria-busy', 'true')
    await sendOnce().finally(() => {
      isSending = false
      form.element.removeAttribute('aria-busy')
    })
  }
}

/** Goes on from the step that is shown: to the next one, or to the end. */
async function goOn(form: PageForm, sendForm: () => Promise<void>): Promise<void> {
  const step = currentStep(form)
  const isLast = step === form.steps.length - 1
  const errors = check(form, askedIn(form, isLast ? undefined : step))
  if (Object.keys(errors).length) return refuse(form, errors)
  hideSummary(form)
  if (isLast) await sendForm()
  else goToStep(form, step + 1)
}

/**
 * Checks, steps and sends a form in place (requirements forms/validation, forms/steps, forms/post). Without it the same form is posted
 * step by step.
 */
export function enhance(element: HTMLElement): void {
  const form = element instanceof HTMLFormElement ? readPageForm(element) : undefined
  if (!form) return
  const { store } = form
  const uploaded = uploadFiles(form)
  const sendForm = createSender(form, uploaded)
  chooseFirst(form)
  watchFields(form)
  followLinks(form)
  store.subscribe(() => {
    showValues(form)
    showErrors(form)
  })
  form.element.addEventListener('submit', event => {
    event.preventDefault()
    if (followButton(form, event.submitter)) return
    goOn(form, sendForm).catch(error => {
      reportError(error)
      // As without script: nothing that was entered is lost to an error of this one.
      form.element.submit()
    })
  })
  store.set({ values: valuesIn(form), loaded: true })
}
