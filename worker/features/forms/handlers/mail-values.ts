import { dayInWords } from '../../../../blocks/_kit/date-format.ts'
import type { FieldDefinition, FieldValue, FormValues } from '../../../../blocks/_kit/forms/definition.ts'
import type { SentForm } from '../../../../blocks/_kit/forms/sent-form.ts'
import { unicodeAddress } from '../../../../blocks/_kit/forms/unicode-address.ts'
import type { SubmittedFile } from '../submission.ts'

/** Characters and words of a name that a mail repeats: a longer one may be a sentence. */
const [longest, mostWords] = [50, 4]

/** Letters of a name; a full stop ends a word, so that a name cannot contain a host (`example.org`). */
const named = /^(?:[\p{L}\p{M}'’-]+\.?)(?: [\p{L}\p{M}'’-]+\.?)*$/u

/** The name of a person as mails may repeat it; empty where it may be anything else, as a text, a number or an address. */
function personName(typed: string): string {
  const name = typed.normalize('NFKC').replace(/\s+/g, ' ').trim()
  const isName = name.length <= longest && name.split(' ').length <= mostWords && named.test(name)
  return isName ? name : ''
}

interface MailQuestion {
  readonly form: SentForm
  readonly fields: readonly FieldDefinition[]
  /** Checked. */
  readonly values: FormValues
  readonly files: readonly SubmittedFile[]
  readonly reference: string
  /** Addresses of this site that mails may name. */
  readonly links: Readonly<Record<'link' | 'optOut', string>>
}

export const listOf = (value: FieldValue | undefined): readonly string[] =>
  typeof value === 'string' ? [value].filter(Boolean) : (value ?? [])

/** The labels of the chosen options; undefined for a field without options. */
export function chosenLabels(
  { options, name }: FieldDefinition,
  values: FormValues,
): readonly string[] | undefined {
  const labels = new Map(options?.map(({ value, label }) => [value, label]))
  return options && listOf(values[name]).map(value => labels.get(value) ?? value)
}

/** Values of a field as people read them. */
type ShowField = (field: FieldDefinition) => readonly string[]

/** Values that were chosen and not typed: options, days, countries. */
const shownChoice = ({ form, values }: MailQuestion) =>
  function show(field: FieldDefinition): readonly string[] | undefined {
    const { kind, name } = field
    const day = (text: string) =>
      dayInWords(Date.parse(text), form.definition.language, { dateStyle: 'full', timeZone: 'UTC' })
    // The rules of these kinds have checked them.
    if (kind === 'date') return listOf(values[name]).map(day)
    return kind === 'country' ? listOf(values[name]) : chosenLabels(field, values)
  }

const filledBy = ({ links, reference, fields }: MailQuestion, show: ShowField) => ({
  ...links,
  reference,
  ...Object.fromEntries(fields.map(field => [field.name, show(field).join(', ')])),
})

/** The values that templates of mails to the provider may contain: all of them. */
export function mailValues(question: MailQuestion): Readonly<Record<string, string>> {
  const { values, files } = question
  const chosen = shownChoice(question)
  return filledBy(question, field => {
    const { kind, name } = field
    if (kind === 'file') return files.filter(file => file.field === name).map(({ filename }) => filename)
    const entered = listOf(values[name])
    return chosen(field) ?? (kind === 'email' ? entered.map(unicodeAddress) : entered)
  })
}

/**
 * The values that templates of mails to the sender may contain: choices, and names of persons. A stranger may have typed the address, so typed
 * text would be a message of the stranger in this site's name.
 */
export function senderMailValues(question: MailQuestion): Readonly<Record<string, string>> {
  const chosen = shownChoice(question)
  return filledBy(question, field => {
    const isPerson = field.kind === 'text' && field.rules?.some(({ name }) => name === 'name')
    const named = isPerson ? listOf(question.values[field.name]).map(personName).filter(Boolean) : []
    return chosen(field) ?? named
  })
}
