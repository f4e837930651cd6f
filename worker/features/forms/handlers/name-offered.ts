import { fillMessage } from '../../../../blocks/_kit/forms/check-fields.ts'
import { isOffered, textsOf } from '../../../../blocks/_kit/forms/conditions.ts'
import type {
  FieldDefinition,
  FieldOption,
  FormErrors,
  FormValues,
} from '../../../../blocks/_kit/forms/definition.ts'
import type { CheckWords } from '../../../../blocks/_kit/forms/messages.ts'
import { type Words, wordsIn } from '../../../../blocks/_kit/words.ts'

/** `{field}` is replaced by the chosen option, `{limit}` by the answer with which it cannot be combined. */
const messages: Words<'apart'> = {
  de: { apart: '„{field}“ gibt es nicht mit „{limit}“.' },
  en: { apart: '“{field}” is not available with “{limit}”.' },
  fr: { apart: '«\u202f{field}\u202f» n’existe pas avec «\u202f{limit}\u202f».' },
  it: { apart: '«{field}» non è disponibile con «{limit}».' },
  es: { apart: '«{field}» no está disponible con «{limit}».' },
  pt: { apart: '«{field}» não está disponível com «{limit}».' },
}

interface Question {
  /** The fields that were checked. */
  readonly fields: readonly FieldDefinition[]
  /** All fields of the form. */
  readonly all: readonly FieldDefinition[]
  readonly values: FormValues
  readonly errors: FormErrors
  readonly words: CheckWords
  readonly language: string
}

const labelsOf = (options: readonly FieldOption[], values: readonly string[]): readonly string[] =>
  options.filter(({ value }) => values.includes(value)).map(({ label }) => label)

/** The answers that decide about an option, as visitors read them. */
function decidingLabels({ conditions = [] }: FieldOption, { all, values }: Question): readonly string[] {
  const names = new Set(conditions.map(({ field }) => field))
  return all
    .filter(({ name }) => names.has(name))
    .flatMap(({ name, options = [] }) => labelsOf(options, textsOf(values[name])))
}

/** Says of each option that was chosen and is not offered which answers it does not go with. */
function sayApart(refused: readonly FieldOption[], question: Question): readonly string[] {
  const { apart } = wordsIn(messages, question.language)
  return refused.flatMap(option => {
    const others = decidingLabels(option, question).join(', ')
    return others ? [fillMessage(apart, option.label, others)] : []
  })
}

/**
 * Extends the error of an option that is not offered: names the answer with which it cannot be combined, and the offered options. Without script the
 * page shows all options as long as a field on the same step decides it.
 */
export function nameOffered(question: Question): FormErrors {
  const { fields, values, errors, words } = question
  const named = fields.flatMap(({ name, options = [] }) => {
    const error = errors[name]
    const chosen = textsOf(values[name])
    const offered = options.filter(option => isOffered(option, values))
    const isNamed = error && chosen.length && offered.length && offered.length < options.length
    if (!isNamed) return []
    const refused = options.filter(option => chosen.includes(option.value) && !offered.includes(option))
    const labels = offered.map(({ label }) => label).join('; ')
    const said = [...sayApart(refused, question), error, fillMessage(words.offered, '', labels)]
    return [[name, said.join(' ')] as const]
  })
  return { ...errors, ...Object.fromEntries(named) }
}
