import * as v from 'valibot'
import { items } from '../fields/bloks.ts'
import { boolean } from '../fields/boolean.ts'
import { type Field, field } from '../fields/field.ts'
import { option } from '../fields/option.ts'
import { text } from '../fields/text.ts'
import { noSuchValidator, rules } from './rules.ts'
import { safeName } from './safe-name.ts'

/** Name of a field in a submission; templates and `{fv:name}` use it. One without a letter makes its block invalid. */
export const submittedName = (): Field<string> =>
  field<string, true>(
    v.pipe(
      v.string(),
      v.transform(safeName),
      v.check(name => name !== '', 'a name begins with a letter'),
    ),
    {
      type: 'text',
      translatable: false,
      required: true,
      description: 'Name in the submission, once a form: letters, digits, - and _',
    },
  )

/** Name of a rule. An unknown one makes its block invalid (requirement forms/unknown-validator). */
const ruleName = (): Field<string> =>
  field<string, true>(
    v.pipe(
      v.string(),
      v.check(name => Object.hasOwn(rules, name), noSuchValidator),
    ),
    { type: 'option', translatable: false, required: true, options: Object.keys(rules) },
  )

export const ruleFields = () =>
  items(
    'form-rule',
    {
      name: ruleName(),
      argument: text({
        translatable: false,
        description: 'Of rules with a bound: the number; of “weekday”: the days, 1 is Monday, such as 12345',
      }),
    },
    { whole: true, description: 'Checked in this order, up to the first that is broken' },
  )

const conditionFields = {
  field: text({ required: true, translatable: false, description: 'Name of the other field' }),
  operator: option(['is', 'isNot', 'isFilled', 'isEmpty'], { defaultValue: 'is' }),
  value: text({ translatable: false, description: 'Of “is” and “isNot”: the value, not its label' }),
}

const condition = () =>
  items('form-condition', conditionFields, {
    whole: true,
    max: 1,
    description: 'When the field is asked for; always without one',
  })

/** Conditions of an option. */
export const optionConditions = () =>
  items('form-condition', conditionFields, {
    whole: true,
    description:
      'When the option is offered: each “isNot” has to hold, and one of the others. The field’s message says what else to choose',
  })

export const fieldWidths = ['full', 'half', 'short'] as const
export type FieldWidth = (typeof fieldWidths)[number]

/** Fields of every block for a form's field, except the label. */
export const commonFields = {
  name: submittedName(),
  required: boolean({ description: 'Without it the label says that the field is optional' }),
  message: text({ description: 'What to do, said instead of the standard message' }),
  condition: condition(),
  personal: boolean({
    defaultValue: true,
    description: 'Personal data: kept out of log lines, events and addresses',
  }),
}

/** Fields of blocks with a label above their control. */
export const labelledFields = {
  ...commonFields,
  label: text({ required: true }),
  hint: text({ description: 'Below the label: what is meant, what it is needed for' }),
  width: option(fieldWidths, {
    defaultValue: 'full',
    description: 'Half: two beside each other on wide screens; short: for a few characters',
  }),
}
