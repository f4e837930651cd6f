import {
  controlAttributes,
  FieldFrame,
  FieldNotes,
  LabelWords,
  SelectControl,
} from '../_kit/forms/field-frame.tsx'
import { type FieldScope, textOf, useField } from '../_kit/forms/form-state.tsx'
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
function DateInputs({
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

type InputMode = 'email' | 'tel' | 'decimal' | undefined

/** Numbers are text inputs with a numeric keyboard: browsers change what is typed into inputs of the type `number`. */
const types = { text: 'text', email: 'email', tel: 'tel', number: 'text' } as const
const inputModes: Readonly<Record<keyof typeof types, InputMode>> = {
  text: undefined,
  email: 'email',
  tel: 'tel',
  number: 'decimal',
}

const isText = (kind: string): kind is keyof typeof types => Object.hasOwn(types, kind)

const longestOf = ({ field }: FormFieldProps): number | undefined => {
  const argument = field.rules?.find(({ name }) => name === 'maxLength')?.argument
  return argument ? Number(argument) : undefined
}

interface ControlProps {
  readonly props: FormFieldProps
  readonly scope: FieldScope
}

function Control({ props, scope }: ControlProps) {
  const { field, placeholder, autocomplete, defaultValue, words } = props
  const { kind, name } = field
  const value = scope.value === undefined ? defaultValue : textOf(scope.value)
  const control = { ...controlAttributes(field, scope), name, autoComplete: autocomplete }
  if (kind === 'country')
    return (
      <SelectControl
        {...control}
        options={field.options ?? []}
        emptyLabel={words.choose}
        value={value}
        first={scope.value === undefined ? defaultValue : undefined}
      />
    )
  const shared = { ...control, className: 'field-input', defaultValue: value, placeholder }
  // Text is in the direction of the visitor's script; addresses and numbers are left to right.
  const written = { ...shared, dir: 'auto' }
  if (kind === 'textarea') return <textarea {...written} rows={5} data-longest={longestOf(props)} />
  const type = isText(kind) ? kind : 'text'
  return <input {...(type === 'text' ? written : shared)} type={types[type]} inputMode={inputModes[type]} />
}

export function View(props: FormFieldProps) {
  const { field, label, hint, width } = props
  const scope = useField(field)
  if (!scope) return null
  if (field.kind === 'hidden')
    return (
      <input
        type="hidden"
        name={field.name}
        defaultValue={scope.value === undefined ? props.defaultValue : textOf(scope.value)}
        data-field={field.name}
      />
    )
  if (field.kind === 'date') return <DateInputs {...props} scope={scope} />
  return (
    <FieldFrame field={field} scope={scope} width={width}>
      <label className="field-label" htmlFor={scope.id} id={`${scope.id}-label`}>
        <LabelWords field={field} scope={scope}>
          {label}
        </LabelWords>
      </label>
      <FieldNotes scope={scope} hint={hint} />
      <Control props={props} scope={scope} />
    </FieldFrame>
  )
}
