import { controlAttributes, FieldFrame, FieldNotes, LabelWords } from '../_kit/forms/field-frame.tsx'
import { type FieldScope, textOf } from '../_kit/forms/form-state.tsx'
import { dateParts } from '../_kit/forms/read-values.ts'
import { wrongDatePart } from '../_kit/forms/rules.ts'
import type { FormFieldProps } from './props.ts'

const tokens = { day: 'bday-day', month: 'bday-month', year: 'bday-year' } as const

/** The three numbers of `YYYY-MM-DD`, as people write them. */
function partsOf(value: string): Readonly<Record<(typeof dateParts)[number], string>> {
  const [year = '', month = '', day = ''] = value.split('-').map(part => part.replace(/^0+/, ''))
  return { day, month, year }
}

/** A date as three inputs (GOV.UK Design System, date input): faster to type than a calendar is to click, for any year. */
export function DateInputs({
  field,
  label,
  hint,
  autocomplete,
  defaultValue,
  words,
  scope,
}: FormFieldProps & { readonly scope: FieldScope }) {
  const { id, required, ...shared } = controlAttributes(field, scope)
  const text = scope.value === undefined ? defaultValue : textOf(scope.value)
  const value = partsOf(text)
  // The link of an error points to the part that it concerns.
  const wrong = scope.error ? wrongDatePart(text) : undefined
  const linked = wrong ?? dateParts[0]
  return (
    <FieldFrame field={field} scope={scope}>
      <fieldset className="field-group" aria-describedby={shared['aria-describedby']}>
        <legend className="field-label">
          <LabelWords field={field} scope={scope}>
            {label}
          </LabelWords>
        </legend>
        <FieldNotes scope={scope} hint={hint} />
        <div className="field-date">
          {dateParts.map(part => (
            <label key={part} className={part === 'year' ? 'field-part field-part-year' : 'field-part'}>
              <span>{words[part]}</span>
              <input
                className="field-input"
                id={part === linked ? id : `${id}-${part}`}
                name={`${field.name}.${part}`}
                type="text"
                inputMode="numeric"
                maxLength={part === 'year' ? 4 : 2}
                autoComplete={autocomplete === 'bday' ? tokens[part] : autocomplete}
                required={required}
                aria-invalid={wrong && part !== wrong ? undefined : shared['aria-invalid']}
                defaultValue={value[part]}
              />
            </label>
          ))}
        </div>
      </fieldset>
    </FieldFrame>
  )
}
