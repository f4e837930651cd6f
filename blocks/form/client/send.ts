import { type FormErrors, type FormValues, technicalFields } from '../../_kit/forms/definition.ts'
import { askedIn, askedValues } from './check.ts'
import { holdAnswers, type PageForm } from './page-form.ts'

/** Milliseconds until a submission counts as lost, and a step as not saved; the worker answers sooner. */
const deadlines = { whole: 20_000, step: 6_000 } as const

export type Outcome =
  | {
      readonly kind: 'sent'
      readonly reference: string
      readonly location: string | undefined
      /** No mail goes to the sender. */
      readonly isUnmailed: boolean
    }
  | { readonly kind: 'errors'; readonly errors: FormErrors }
  /** The answers were changed in another tab or browser. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failure'; readonly failure: 'notStored' | 'tooMany' | 'changed' | 'gone' }

const notStored = { kind: 'failure', failure: 'notStored' } as const

/** The data that a browser adds to the values. */
export interface Extras {
  readonly key: string
  /** Milliseconds since the first input; undefined where there was none, as in a form whose answers stood in it already. */
  readonly elapsed: number | undefined
}

export const inputOf = ({ element }: PageForm, name: string) =>
  element.querySelector<HTMLInputElement>(`input[name="${name}"]`)

/** The version of the form, and of its saved answers the revision that the page shows. */
function versionValues(form: PageForm): FormValues {
  const revision = inputOf(form, technicalFields.revision)?.value
  return {
    [technicalFields.version]: form.definition.version,
    ...(revision !== undefined && { [technicalFields.revision]: revision }),
  }
}

function technicalValues(form: PageForm, { key, elapsed }: Extras): FormValues {
  const { steps } = form
  const trap = inputOf(form, technicalFields.trap)
  return {
    ...versionValues(form),
    [technicalFields.step]: String(steps.length - 1),
    [technicalFields.key]: key,
    [technicalFields.elapsed]: elapsed === undefined ? '' : String(Math.round(elapsed)),
    [technicalFields.trap]: trap?.value ?? '',
  }
}

function pairsOf(values: FormValues): [string, string][] {
  return Object.entries(values).flatMap(([name, value]) =>
    [value].flat().map((text): [string, string] => [name, text]),
  )
}

/** The submission as the form's enctype says. A browser gives a multipart body its content type. */
function writeBody(form: PageForm, values: FormValues): Pick<RequestInit, 'body' | 'headers'> {
  const { enctype } = form.store.get()
  const accept = { accept: 'application/json' }
  if (enctype === 'application/json')
    return { body: JSON.stringify(values), headers: { ...accept, 'content-type': enctype } }
  const pairs = pairsOf(values)
  if (enctype === 'application/x-www-form-urlencoded')
    return { body: new URLSearchParams(pairs), headers: accept }
  const body = new FormData()
  for (const [name, text] of pairs) body.append(name, text)
  return { body, headers: accept }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Failures that the status of an answer tells. */
const failures: Readonly<Record<number, 'gone' | 'tooMany'>> = { 404: 'gone', 429: 'tooMany' }

/** Answers of this site's own handler; anything else is none. */
function outcomeOf(status: number, answer: unknown): Outcome {
  const { reference, location, unmailed, errors, failure } = isObject(answer) ? answer : {}
  if (status < 300 && typeof reference === 'string')
    return {
      ...{ kind: 'sent', reference, isUnmailed: unmailed === true },
      location: typeof location === 'string' ? location : undefined,
    }
  if (status === 422 && isObject(errors) && Object.keys(errors).length)
    return {
      kind: 'errors',
      errors: Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, String(text)])),
    }
  if (status === 409) return { kind: 'conflict' }
  return { kind: 'failure', failure: failures[status] ?? (failure === 'changed' ? 'changed' : 'notStored') }
}

async function post(
  form: PageForm,
  values: FormValues,
  deadline: number,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const free = holdAnswers(form)
  try {
    const response = await fetch(form.store.get().submitUrl, {
      method: 'POST',
      ...writeBody(form, values),
      signal: AbortSignal.timeout(deadline),
    })
    // A body that is no JSON tells nothing; the status does.
    return { status: response.status, body: await response.json().catch(() => undefined) }
  } finally {
    free()
  }
}

/** Sends the form. A failure of the network is an outcome, not an error. */
export async function send(form: PageForm, extras: Extras): Promise<Outcome> {
  const values = { ...askedValues(form), ...technicalValues(form, extras) }
  try {
    const { status, body } = await post(form, values, deadlines.whole)
    return outcomeOf(status, body)
  } catch {
    return notStored
  }
}

/** The outcome of steps that were sent to be kept. */
export type StepsOutcome =
  /** With the page that says how to continue, where the visitor chose it. */
  | { readonly kind: 'saved'; readonly location: string | undefined }
  /** The worker has no draft of the form any more: all steps are to be sent. */
  | { readonly kind: 'gone' }
  /** `errors`: what was typed for the link is no address. */
  | Extract<Outcome, { kind: 'conflict' | 'errors' | 'failure' }>

export interface StepsToSave {
  /** Indexes; the first one is the step that the visitor is on, the others were not kept before. */
  readonly steps: readonly number[]
  /** `save` goes on, `later` requests the page that says how to continue. */
  readonly action: 'save' | 'later'
}

/** The answers to some steps, as they are kept. */
function stepValues(form: PageForm, { steps, action }: StepsToSave): FormValues {
  const answers = form.store.get().values
  const own = steps.flatMap(step => askedIn(form, step).map(({ name }) => [name, answers[name] ?? '']))
  const mail = inputOf(form, technicalFields.mail)?.value
  return {
    ...Object.fromEntries(own),
    ...versionValues(form),
    ...(mail && { [technicalFields.mail]: mail }),
    [technicalFields.step]: steps.map(String),
    [technicalFields.go]: action,
  }
}

/** Sends the answers of steps to be kept (requirement applications/saved). Never rejects. */
export async function saveSteps(form: PageForm, question: StepsToSave): Promise<StepsOutcome> {
  const deadline = question.action === 'save' ? deadlines.step : deadlines.whole
  try {
    const { status, body } = await post(form, stepValues(form, question), deadline)
    const { revision, location } = isObject(body) ? body : {}
    const input = inputOf(form, technicalFields.revision)
    if (status === 200 && typeof revision === 'number' && input) {
      input.value = String(revision)
      return { kind: 'saved', location: typeof location === 'string' ? location : undefined }
    }
    if (status === 410 && input) {
      input.value = '0'
      return { kind: 'gone' }
    }
    const outcome = outcomeOf(status, body)
    return outcome.kind === 'sent' ? notStored : outcome
  } catch {
    return notStored
  }
}
