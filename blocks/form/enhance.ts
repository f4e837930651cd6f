import { type TrackedAction, track } from '../_kit/client/track.ts'
import { type FormErrors, technicalFields } from '../_kit/forms/definition.ts'
import { askedIn, check } from './client/check.ts'
import { type PageForm, readPageForm, valuesIn } from './client/page-form.ts'
import { createRunner } from './client/run-one.ts'
import { inputOf, send } from './client/send.ts'
import { followLinks, showErrors, showSummary } from './client/show-errors.ts'
import { createPurchaseTeller, showFailure, showSaved, showSent } from './client/show-outcome.ts'
import { showValues } from './client/show-values.ts'
import {
  createSaver,
  currentStep,
  goToStep,
  hideNotices,
  leadToNoted,
  noteInHistory,
  stepOf,
} from './client/steps.ts'
import { type Uploaded, uploadFiles } from './client/upload.ts'
import { isFilledBefore, noteFocus, watchFields } from './client/watch-fields.ts'

/** How the form fares, for those who count it (requirement tracking/forms). */
const tell = ({ element, definition }: PageForm, formstatus: TrackedAction['formstatus']) =>
  track(element, { label: definition.id, type: 'form', ...(formstatus && { formstatus }) })

/** Shows errors on top, on the step of the first of them. */
function refuse(form: PageForm, errors: FormErrors): void {
  const step = stepOf(form, errors)
  if (step >= 0) goToStep(form, step)
  showSummary(form, errors)
  tell(form, 'error')
}

/** Shows what the worker found wrong. */
function refuseAsTold(form: PageForm, serverErrors: FormErrors): void {
  form.store.setContext({ serverErrors, showServerErrors: true })
  refuse(form, serverErrors)
}

/** Goes to the step that a button of the form names. */
function followButton(form: PageForm, submitter: HTMLButtonElement, { saver }: Around): void {
  const [, step] = submitter.value.split(':')
  saver.leave()
  goToStep(form, step === undefined ? currentStep(form) - 1 : Number(step))
}

/** The button of the form that does something else than to go on: that of the Enter key only in the box for the address of the link. */
function buttonOf(form: PageForm, submitter: HTMLElement | null): HTMLButtonElement | undefined {
  if (!(submitter instanceof HTMLButtonElement) || submitter.name !== technicalFields.go) return undefined
  const isMeant =
    submitter.value !== 'enter' || document.activeElement === inputOf(form, technicalFields.mail)
  return isMeant ? submitter : undefined
}

/** The parts of a form beside its fields. */
interface Around {
  readonly uploaded: Uploaded
  readonly teller: ReturnType<typeof createPurchaseTeller>
  readonly saver: ReturnType<typeof createSaver>
}

/** The way of a form from its last step to the answer. */
function createSender(form: PageForm, { teller, saver }: Around) {
  let key = crypto.randomUUID()
  let begun: number | undefined
  // A document that opens at a later step does not tell how long the visitor took for the ones before.
  let isMeasured = currentStep(form) === 0
  form.element.addEventListener('input', event => {
    if (begun === undefined) {
      isMeasured &&= !isFilledBefore(form, event)
      tell(form, 'started')
      teller.begun()
    }
    begun ??= event.timeStamp
  })

  async function sendOnce(): Promise<void> {
    const elapsed = isMeasured && begun !== undefined ? performance.now() - begun : undefined
    const { values } = form.store.get()
    const outcome = await send(form, { key, elapsed })
    if (outcome.kind === 'failure') {
      tell(form, 'failed')
      return showFailure(form, outcome.failure)
    }
    // The answer to a plain post is the page with what was changed elsewhere.
    if (outcome.kind === 'conflict') return saver.postPlainly()
    if (outcome.kind === 'errors') return refuseAsTold(form, outcome.errors)
    key = crypto.randomUUID()
    // The places of values show what was sent, not what was typed meanwhile.
    form.store.set({ values })
    tell(form, 'sent')
    teller.sent(outcome.reference)
    noteInHistory('sent=1')
    showSent(form, outcome)
  }

  return sendOnce
}

/**
 * Keeps a step and shows the next one. Where it cannot be kept, the form goes on all the same, because all answers are sent at its end; not
 * where the form is gone, or the worker refuses an answer.
 */
async function saveAndPass(form: PageForm, step: number, { teller, saver }: Around): Promise<void> {
  const outcome = await saver.save('save')
  if (outcome.kind === 'conflict') return saver.postPlainly()
  if (outcome.kind === 'failure' && outcome.failure === 'gone') return showFailure(form, 'gone')
  if (outcome.kind === 'errors') return refuseAsTold(form, outcome.errors)
  showSaved(form, outcome.kind === 'saved')
  teller.passed(step)
  goToStep(form, step + 1)
}

/** Keeps all answers for another time, and goes to the page that says how to continue. Where they cannot be kept, the visitor is told. */
async function keepForLater(form: PageForm, { saver }: Around): Promise<void> {
  const outcome = await saver.save('later')
  // So is the answer to an address for the link that is none.
  if (outcome.kind === 'conflict' || outcome.kind === 'errors') return saver.postPlainly('later')
  if (outcome.kind === 'failure') return showFailure(form, outcome.failure)
  if (outcome.kind === 'saved' && outcome.location) location.assign(outcome.location)
}

/** Acts once no file is on its way. Where one was not taken meanwhile, the visitor looks at that first. */
function afterUploads(
  form: PageForm,
  uploaded: Uploaded,
  act: () => Promise<void> | undefined,
): Promise<void> | undefined {
  const pending = uploaded()
  if (!pending) return act()
  return pending.then(errors =>
    Object.keys(errors).length ? refuse(form, errors) : afterUploads(form, uploaded, act),
  )
}

/** Goes on from the step that is shown: to the next one, or to the end. Undefined where that is done at once. */
function goOn(form: PageForm, sendForm: () => Promise<void>, around: Around): Promise<void> | undefined {
  const step = currentStep(form)
  const isLast = step === form.steps.length - 1
  const errors = check(form, askedIn(form, isLast ? undefined : step))
  if (Object.keys(errors).length) {
    refuse(form, errors)
    return undefined
  }
  if (isLast) return sendForm()
  if (form.definition.saves) return saveAndPass(form, step, around)
  around.teller.passed(step)
  goToStep(form, step + 1)
  return undefined
}

/**
 * Checks, steps and sends a form in place (requirements forms/validation, forms/steps, forms/post). Without it the same form is posted
 * step by step.
 */
export function enhance(element: HTMLElement, gone: AbortSignal): void {
  const form = element instanceof HTMLFormElement ? readPageForm(element) : undefined
  if (!form) return
  leadToNoted(form)
  const { store } = form
  const around: Around = {
    uploaded: uploadFiles(form),
    teller: createPurchaseTeller(form),
    saver: createSaver(form),
  }
  const sendForm = createSender(form, around)
  const run = createRunner(form)
  watchFields(form, gone)
  noteFocus(element, gone)
  followLinks(form)
  store.subscribe(() => {
    showValues(form)
    showErrors(form)
  })
  form.element.addEventListener('submit', event => {
    event.preventDefault()
    const button = buttonOf(form, event.submitter)
    // They were said of what was asked for before.
    hideNotices(form, '[data-error-summary], [data-failure-notice]')
    const act = (action: () => Promise<void> | undefined) =>
      void run(event.submitter, () => afterUploads(form, around.uploaded, action))
    if (button?.value === 'later' || button?.value === 'enter') act(() => keepForLater(form, around))
    // The answer is a page that says so.
    else if (button?.value === 'revoke') act(async () => around.saver.postPlainly('revoke'))
    else if (button) followButton(form, button, around)
    else act(() => goOn(form, sendForm, around))
  })
  store.set({ values: valuesIn(form), loaded: true })
}
