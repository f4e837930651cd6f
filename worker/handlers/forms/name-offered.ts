import { fillMessage } from '../../../blocks/_kit/forms/check-fields.ts'
import { isOffered } from '../../../blocks/_kit/forms/conditions.ts'
import type { FieldDefinition, FormErrors, FormValues } from '../../../blocks/_kit/forms/definition.ts'
import type { CheckWords } from '../../../blocks/_kit/forms/messages.ts'

interface Question {
  readonly fields: readonly FieldDefinition[]
  readonly values: FormValues
  readonly errors: FormErrors
  readonly words: CheckWords
}

/**
 * Adds to the error of an option that is not offered which ones are: without script the page shows all of them as long as a field on the same
 * step decides it.
 */
export function nameOffered({ fields, values, errors, words }: Question): FormErrors {
  const named = fields.flatMap(({ name, options = [] }) => {
    const error = errors[name]
    const offered = options.filter(option => isOffered(option, values))
    const isNamed = error && values[name]?.length && offered.length && offered.length < options.length
    if (!isNamed) return []
    const labels = offered.map(({ label }) => label).join('; ')
    return [[name, `${error} ${fillMessage(words.offered, '', labels)}`] as const]
  })
  return { ...errors, ...Object.fromEntries(named) }
}
