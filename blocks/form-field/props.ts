import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { countriesIn } from '../_kit/forms/countries.ts'
import { defineField } from '../_kit/forms/define-field.ts'
import type { FieldRule } from '../_kit/forms/definition.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { messages } from './messages.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

const length = (name: 'minLength' | 'maxLength', value: number | undefined): FieldRule[] =>
  value ? [{ name, argument: String(Math.floor(value)) }] : []

const rulesOf = ({ minLength, maxLength, rules }: Content): readonly FieldRule[] => [
  ...length('minLength', minLength),
  ...length('maxLength', maxLength),
  ...rules.map(({ name, argument }) => ({ name, argument })),
]

/** The definition of the field, for its form, and the further props of its control. */
export function props(content: Content, context: Context) {
  const { kind, label, hint, width, placeholder, autocomplete, defaultValue = '' } = content
  const countries = kind === 'country' ? countriesIn(context.language()) : undefined
  return {
    field: defineField(content, { kind, label, rules: rulesOf(content), options: countries }),
    label,
    hint,
    width,
    placeholder,
    autocomplete,
    defaultValue,
    words: context.words(messages),
  }
}

export type FormFieldProps = ReturnType<typeof props>
