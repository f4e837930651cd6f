import * as v from 'valibot'
import { isOffered } from './conditions.ts'
import type {
  FieldDefinition,
  FieldKind,
  FieldRule,
  FieldValue,
  FormErrors,
  FormValues,
} from './definition.ts'
import type { CheckMessage, CheckWords } from './messages.ts'
import { ruleNamed } from './rules.ts'

/** A check beside those that content names: a schema of the value, or a function that returns the message, undefined for a valid value. */
export type OwnCheck =
  | v.GenericSchema<FieldValue>
  | ((value: FieldValue, values: FormValues) => string | undefined)

export interface CheckQuestion {
  /** The fields whose conditions are met (`askedFields`). */
  readonly fields: readonly FieldDefinition[]
  /** Also of the fields that are not checked now: conditions of options may name them. */
  readonly values: FormValues
  readonly words: CheckWords
  /** The visitor's calendar day, `YYYY-MM-DD`. */
  readonly today: string
  /** By field name. */
  readonly own?: Readonly<Record<string, readonly OwnCheck[]>> | undefined
}

/** Rules that a kind of field always has, before the field's own rules. */
const kindRules: Partial<Readonly<Record<FieldKind, readonly FieldRule[]>>> = {
  text: [{ name: 'maxLength', argument: '250' }],
  email: [{ name: 'maxLength', argument: '254' }, { name: 'email' }],
  tel: [{ name: 'maxLength', argument: '40' }, { name: 'phone' }],
  number: [{ name: 'maxLength', argument: '30' }, { name: 'number' }],
  date: [{ name: 'date' }],
  textarea: [{ name: 'maxLength', argument: '5000' }],
  country: [{ name: 'country' }],
  hidden: [{ name: 'maxLength', argument: '500' }],
}

/** The message for an empty value, by the kind of field. */
const emptyMessages: Partial<Readonly<Record<FieldKind, CheckMessage>>> = {
  dropdown: 'choose',
  radio: 'choose',
  buttons: 'choose',
  country: 'choose',
  checkbox: 'confirm',
  consent: 'confirm',
  file: 'upload',
}

/** Files of one field. */
export const maxFiles = 10

/** Not more files than a field takes. */
const countAction = (field: FieldDefinition, { words }: CheckQuestion) =>
  v.check<FieldValue, string>(
    value => typeof value === 'string' || value.length <= maxFiles,
    say(field, words.fileCount, String(maxFiles)),
  )

const isEmpty = (value: FieldValue) => value.length === 0

/** A message with its places filled. */
export const fillMessage = (text: string, label = '', limit = ''): string =>
  text.replaceAll('{field}', () => label).replaceAll('{limit}', () => limit)

/** The message about a field; an editor's message takes precedence. */
const say = ({ label, message }: FieldDefinition, text: string, limit?: string): string =>
  fillMessage(message ?? text, label, limit)

/**
 * The rules of a field. The maximum length of its kind is replaced by the field's own if that is shorter, so that the message names the
 * limit that applies.
 */
function rulesOf({ kind, rules = [] }: FieldDefinition): readonly FieldRule[] {
  const lengths = rules.filter(({ name }) => name === 'maxLength').map(({ argument }) => Number(argument))
  const ofKind = (kindRules[kind] ?? []).map(rule =>
    rule.name === 'maxLength'
      ? { ...rule, argument: String(Math.min(Number(rule.argument), ...lengths)) }
      : rule,
  )
  return [...ofKind, ...rules]
}

/** The actions that check one text after the other rules; each stops the ones after it (`abortPipeEarly`). */
function ruleActions(field: FieldDefinition, { words, today }: CheckQuestion) {
  return rulesOf(field).map(({ name, argument = '' }) => {
    const rule = ruleNamed(name)
    return v.check<FieldValue, (issue: v.CheckIssue<FieldValue>) => string>(
      value => typeof value !== 'string' || rule.accepts(value, { argument, today }),
      ({ input }) => say(field, words[rule.messageFor?.(String(input)) ?? rule.message], argument),
    )
  })
}

/** Checks that a value is among the field's options. Browser code knows only the options of fields whose options have conditions. */
function optionAction(field: FieldDefinition, { words, values }: CheckQuestion) {
  const offered = field.options?.filter(option => isOffered(option, values))
  const allowed = new Set(offered?.map(option => option.value))
  const isWording = field.kind === 'consent' || field.kind === 'checkbox'
  return v.check<FieldValue, string>(
    value => (typeof value === 'string' ? [value] : value).every(text => allowed.has(text)),
    isWording ? words.newWording : say(field, words.choose),
  )
}

function ownActions(own: readonly OwnCheck[], values: FormValues) {
  return own.map(check => {
    const problemOf = (value: FieldValue) =>
      typeof check === 'function' ? check(value, values) : v.safeParse(check, value).issues?.[0]?.message
    return v.check<FieldValue, (issue: v.CheckIssue<FieldValue>) => string>(
      value => !problemOf(value),
      ({ input }) => problemOf(input) ?? '',
    )
  })
}

/**
 * The schema of a field's value, a text or a list of texts; browser and worker check with the same one (requirement forms/shared-rules). An
 * empty value is checked only for being allowed to be empty. Throws for a rule that there is not.
 */
function fieldSchema(field: FieldDefinition, question: CheckQuestion): v.GenericSchema<FieldValue> {
  const { words, values, own } = question
  const filled = v.pipe(
    // A text or a list of texts, as `readValues` returns it.
    v.unknown() as v.GenericSchema<FieldValue>,
    v.check(
      value => !(field.required && isEmpty(value)),
      say(field, words[emptyMessages[field.kind] ?? 'fill']),
    ),
  )
  const actions = [
    ...(field.options ? [optionAction(field, question)] : []),
    ...(field.kind === 'file' ? [countAction(field, question)] : []),
    ...ruleActions(field, question),
    ...ownActions(own?.[field.name] ?? [], values),
  ]
  const checked = actions.reduce<v.GenericSchema<FieldValue>>(
    (schema, action) => v.pipe(schema, action) as v.GenericSchema<FieldValue>,
    filled,
  )
  return isEmpty(values[field.name] ?? '') ? filled : checked
}

export interface Checked {
  /** The values of the fields whose conditions are met. */
  readonly values: FormValues
  readonly errors: FormErrors
}

/**
 * Checks the fields whose conditions are met, each up to its first error. An error says what to do; a valid form has none. Throws where
 * content names an unknown rule.
 */
export function checkFields(question: CheckQuestion): Checked {
  const asked = Object.fromEntries(question.fields.map(({ name }) => [name, question.values[name] ?? '']))
  const errors: Record<string, string> = {}
  for (const field of question.fields) {
    const { issues } = v.safeParse(fieldSchema(field, question), asked[field.name], { abortPipeEarly: true })
    if (issues) errors[field.name] = issues[0].message
  }
  return { values: asked, errors }
}
