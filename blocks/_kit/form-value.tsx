/** How the value of a form's field is shown: the label of the chosen option, a date, or as it was entered. */
export const formValueFormats = ['label', 'date', 'raw'] as const
export type FormValueFormat = (typeof formValueFormats)[number]

interface FormValueProps {
  readonly name: string
  readonly format?: FormValueFormat | undefined
}

/** A place that the browser fills with the value of a form's field (requirement texts/form-values). */
export function FormValue({ name, format = 'raw' }: FormValueProps) {
  return <span data-form-value={name} data-format={format} />
}
