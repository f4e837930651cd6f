import { type FormErrors, type FormValues, technicalFields } from '../../_kit/forms/definition.ts'
import { askedIn } from './check.ts'
import type { PageForm } from './page-form.ts'

/** Milliseconds until a submission counts as lost; the worker answers sooner. */
const DEADLINE = 20_000

export type Outcome =
  | { readonly kind: 'sent'; readonly reference: string; readonly location: string | undefined }
  | { readonly kind: 'errors'; readonly errors: FormErrors }
  | { readonly kind: 'failure'; readonly failure: 'notStored' | 'tooMany' | 'changed' }

/** What a browser adds to the values. */
export interface Extras {
  readonly key: string
  /** Milliseconds since the first input; undefined where there was none, as in a form whose answers stood in it already. */
  readonly elapsed: number | undefined
}

/** The answers of fields that are asked for; the others are dropped. */
function askedValues(form: PageForm): FormValues {
  const { values } = form.store.get()
  return Object.fromEntries(askedIn(form).map(({ name }) => [name, values[name] ?? '']))
}

function technicalValues({ element, definition, steps }: PageForm, { key, elapsed }: Extras): FormValues {
  const trap = element.querySelector<HTMLInputElement>(`input[name="${technicalFields.trap}"]`)
  return {
    [technicalFields.version]: definition.version,
    [technicalFields.step]: String(steps.length - 1),
    [technicalFields.key]: key,
    [technicalFields.elapsed]: elapsed === undefined ? '' : String(Math.round(elapsed)),
    [technicalFields.trap]: trap?.value ?? '',
  }
}

function pairsOf(values: FormValues): [string, string][] {
  return Object.entries(values).flatMap(([name, value]) =>
    (typeof value === 'string' ? [value] : value).map((text): [string, string] => [name, text]),
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

/** Answers of this site's own handler; anything else is none. */
function outcomeOf(status: number, answer: unknown): Outcome {
  const { reference, location, errors, failure } = isObject(answer) ? answer : {}
  if (status < 300 && typeof reference === 'string')
    return { kind: 'sent', reference, location: typeof location === 'string' ? location : undefined }
  if (status === 422 && isObject(errors) && Object.keys(errors).length)
    return {
      kind: 'errors',
      errors: Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, String(text)])),
    }
  if (status === 429) return { kind: 'failure', failure: 'tooMany' }
  return { kind: 'failure', failure: failure === 'changed' || status === 409 ? 'changed' : 'notStored' }
}

/** Sends the form. A failure of the network is an outcome, not an error. */
export async function send(form: PageForm, extras: Extras): Promise<Outcome> {
  const values = { ...askedValues(form), ...technicalValues(form, extras) }
  try {
    const response = await fetch(form.store.get().submitUrl, {
      method: 'POST',
      ...writeBody(form, values),
      signal: AbortSignal.timeout(DEADLINE),
    })
    return outcomeOf(response.status, await response.json().catch(() => undefined))
  } catch {
    return { kind: 'failure', failure: 'notStored' }
  }
}
