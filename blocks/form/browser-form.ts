import type { FieldDefinition, FieldKind, FormDefinition, FormStep } from '../_kit/forms/definition.ts'
import { kindsOf } from '../_kit/forms/file-types.ts'
import { type CheckMessage, checkMessages } from '../_kit/forms/messages.ts'
import { type RuleName, rules } from '../_kit/forms/rules.ts'
import { withoutPlaceholders } from '../_kit/forms/without-placeholders.ts'
import { wordsIn } from '../_kit/words.ts'

/**
 * A field as the browser gets it: its label stands in the page, and its options do. These are told, without their labels, where one of them
 * has conditions.
 */
export type BrowserField = Omit<FieldDefinition, 'label' | 'onlyCurrentOptions' | 'personal'>

/** A form as the browser gets it. JSON. */
export interface BrowserForm extends Omit<FormDefinition, 'steps'> {
  readonly steps: readonly (Pick<FormStep, 'trackedAs'> & { readonly fields: readonly BrowserField[] })[]
  /** The messages about values that this form's fields may cause, in its language. */
  readonly words: Readonly<Partial<Record<CheckMessage, string>>>
}

const browserField = ({
  label: _label,
  options,
  onlyCurrentOptions: _current,
  personal: _personal,
  file,
  ...field
}: FieldDefinition): BrowserField => ({
  ...field,
  ...(file && { file: { ...file, kinds: kindsOf(file.types) } }),
  ...(options?.some(({ conditions }) => conditions) && {
    options: options.map(({ value, conditions }) => ({ value, label: '', conditions })),
  }),
})

const ofKinds: Readonly<Record<FieldKind, readonly CheckMessage[]>> = {
  text: ['fill'],
  email: ['fill', 'email'],
  tel: ['fill', 'phone'],
  number: ['fill', 'number'],
  date: ['fill', 'date', 'day', 'month', 'year'],
  textarea: ['fill'],
  country: ['choose'],
  hidden: ['fill'],
  dropdown: ['choose'],
  radio: ['choose'],
  buttons: ['choose'],
  checkbox: ['confirm'],
  consent: ['confirm'],
  file: ['upload', 'fileType', 'fileSize', 'fileCount', 'fileEmpty'],
}

const isRule = (name: string): name is RuleName => Object.hasOwn(rules, name)

/** The messages that the fields of a form may cause. */
function wordsOf({ steps, language }: FormDefinition): BrowserForm['words'] {
  const fields = steps.flatMap(step => step.fields)
  const causes = fields.flatMap(({ kind, rules: own = [] }) => [
    ...ofKinds[kind],
    ...own.flatMap(({ name }) => (isRule(name) ? [rules[name].message] : [])),
  ])
  const words = wordsIn(checkMessages, language)
  const names = new Set<CheckMessage>(['notValid', 'maxLength', ...causes])
  return Object.fromEntries([...names].map(name => [name, words[name]]))
}

/** The part of a form that the page carries for its script, as JSON that is the same for every visitor. */
export function writeBrowserForm(definition: FormDefinition): string {
  const form: BrowserForm = {
    ...definition,
    steps: definition.steps.map(({ fields, trackedAs }) => ({ fields: fields.map(browserField), trackedAs })),
    words: wordsOf(definition),
  }
  return withoutPlaceholders(JSON.stringify(form))
}
