import { type FormScope, useForm } from './forms/form-state.tsx'
import { type FormValueFormat, showValue } from './forms/show-value.ts'
import { unicodeAddress } from './forms/unicode-address.ts'

interface FormValueProps {
  readonly name: string
  readonly format?: FormValueFormat | undefined
}

/** The value that this page's visitor has sent; files have the names under which they were uploaded. */
function sentValue({ definition, state }: FormScope, name: string, format: FormValueFormat) {
  const field = definition.steps.flatMap(({ fields }) => fields).find(candidate => candidate.name === name)
  const value = field && state?.values[name]
  if (!value) return undefined
  const names = Object.entries(state.fileNames ?? {}).map(([key, label]) => ({ value: key, label }))
  const options = field.kind === 'file' ? names : (field.options ?? [])
  const shown = showValue({ value, format, options, language: definition.language })
  return field.kind === 'email' ? unicodeAddress(shown) : shown
}

/**
 * A place that the browser fills with the value of a form's field (requirement texts/form-values); in a form that was sent the server
 * does.
 */
export function FormValue({ name, format = 'raw' }: FormValueProps) {
  const form = useForm()
  return (
    <span data-form-value={name} data-format={format} dir="auto">
      {form && sentValue(form, name, format)}
    </span>
  )
}
