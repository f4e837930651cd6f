import { Choices } from '../_kit/choices.tsx'
import { textsOf } from '../_kit/forms/conditions.ts'
import {
  controlAttributes,
  FieldFrame,
  FieldNotes,
  LabelWords,
  SelectControl,
} from '../_kit/forms/field-frame.tsx'
import { type FieldScope, textOf, useField } from '../_kit/forms/form-state.tsx'
import type { FormChoiceProps } from './props.ts'

type Scoped = FormChoiceProps & { readonly scope: FieldScope }

function ChoiceDropdown({ field, label, hint, options, emptyLabel, first, scope }: Scoped) {
  return (
    <>
      <label className="field-label" htmlFor={scope.id} id={`${scope.id}-label`}>
        <LabelWords field={field} scope={scope}>
          {label}
        </LabelWords>
      </label>
      <FieldNotes scope={scope} hint={hint} />
      <SelectControl
        {...controlAttributes(field, scope)}
        name={field.name}
        options={options.map(option => ({ ...option, hidden: scope.excluded.includes(option.value) }))}
        emptyLabel={emptyLabel}
        value={scope.value === undefined ? first : textOf(scope.value)}
        first={scope.value === undefined ? first : undefined}
      />
    </>
  )
}

function ChoiceGroup({ field, label, hint, options, look, first, scope }: Scoped) {
  const chosen = scope.value === undefined ? [first] : textsOf(scope.value)
  return (
    <Choices
      label={
        <LabelWords field={field} scope={scope}>
          {label}
        </LabelWords>
      }
      notes={<FieldNotes scope={scope} hint={hint} />}
      firstId={scope.id}
      name={field.name}
      options={options.map(option => ({
        ...option,
        selected: chosen.includes(option.value),
        hidden: scope.excluded.includes(option.value),
      }))}
      multiple={field.multiple}
      look={look === 'buttons' ? 'buttons' : 'list'}
      required={field.required}
      describedBy={`${scope.id}-hint ${scope.id}-error`}
      first={scope.value === undefined ? first : undefined}
    />
  )
}

export function View(props: FormChoiceProps) {
  const { field, look, width } = props
  const scope = useField(field)
  if (!scope) return null
  return (
    <FieldFrame field={field} scope={scope} width={width}>
      {look === 'dropdown' ? (
        <ChoiceDropdown {...props} scope={scope} />
      ) : (
        <ChoiceGroup {...props} scope={scope} />
      )}
    </FieldFrame>
  )
}
