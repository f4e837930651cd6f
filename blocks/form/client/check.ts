import { checkFields } from '../../_kit/forms/check-fields.ts'
import { askedFields } from '../../_kit/forms/conditions.ts'
import type { FieldDefinition, FormErrors, FormValues } from '../../_kit/forms/definition.ts'
import type { FieldStatus } from './form-store.ts'
import type { PageForm } from './page-form.ts'

/** The visitor's calendar day, `YYYY-MM-DD`. Not by a locale that writes days so: browsers change how locales write. */
const today = () => new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10)

/** The fields that are asked for now, of one step or of all. */
export function askedIn({ steps, store }: PageForm, step?: number): readonly FieldDefinition[] {
  const asked = askedFields(steps, store.get().values)
  const ofStep = step === undefined ? undefined : steps[step]?.fields
  return ofStep ? asked.filter(field => ofStep.includes(field)) : asked
}

/** The answers of fields that are asked for; the others are dropped. */
export function askedValues(form: PageForm): FormValues {
  const { values } = form.store.get()
  return Object.fromEntries(askedIn(form).map(({ name }) => [name, values[name] ?? '']))
}

const statusOf = (message: string | undefined): FieldStatus =>
  message === undefined ? { status: 'valid' } : { status: 'invalid', message }

/** Checks fields as the worker will, and keeps what was found. What the worker said of them before is over. */
export function check({ store, words }: PageForm, fields: readonly FieldDefinition[]): FormErrors {
  const { values, context } = store.get()
  const { errors } = checkFields({ fields, values, words, today: today() })
  const checked = Object.fromEntries(fields.map(({ name }) => [name, statusOf(errors[name])]))
  store.setContext({
    states: { ...context.states, ...checked },
    serverErrors: Object.fromEntries(Object.entries(context.serverErrors).filter(([name]) => !checked[name])),
  })
  return errors
}
