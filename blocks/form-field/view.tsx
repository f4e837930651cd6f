import {
  controlAttributes,
  FieldFrame,
  FieldNotes,
  LabelWords,
  SelectControl,
} from '../_kit/forms/field-frame.tsx'
import { type FieldScope, textOf, useField } from '../_kit/forms/form-state.tsx'
import { DateInputs } from './date-inputs.tsx'
import type { FormFieldProps } from './props.ts'

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
