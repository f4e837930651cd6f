import type { ReactNode } from 'react'
import { chosenBy } from '../choices.tsx'
import { Icon } from '../icons/icon.tsx'
import type { FieldDefinition, FieldOption } from './definition.ts'
import type { FieldWidth } from './field-fields.ts'
import type { FieldScope } from './form-state.tsx'

/** Attributes that the control of a field has, or the group of its controls. */
interface ControlAttributes {
  readonly id: string
  readonly required: boolean
  readonly 'aria-describedby': string
  readonly 'aria-invalid': true | undefined
}

export const controlAttributes = (field: FieldDefinition, scope: FieldScope): ControlAttributes => ({
  id: scope.id,
  required: field.required,
  'aria-describedby': `${scope.id}-hint ${scope.id}-error`,
  'aria-invalid': scope.error ? true : undefined,
})

const widths: Readonly<Record<FieldWidth, string>> = {
  full: 'field',
  half: 'field field-half',
  short: 'field field-short',
}

interface FieldFrameProps {
  readonly field: FieldDefinition
  readonly scope: FieldScope
  readonly width?: FieldWidth | undefined
  readonly children: ReactNode
}

/**
 * The frame of a field: browser code finds it by its name, and hides it while its condition is not met. Without script a field whose
 * condition depends on the same page is always shown, because only the visitor knows whether it applies.
 */
export function FieldFrame({ field, scope, width = 'full', children }: FieldFrameProps) {
  return (
    <div
      className={widths[width]}
      data-field={field.name}
      data-invalid={scope.error ? '' : undefined}
      data-unasked={scope.isUnasked ? '' : undefined}
      hidden={scope.isUnasked && scope.isDecided}
    >
      {children}
    </div>
  )
}

/** The words of a label; an optional field's label says so. */
export function LabelWords({ field, scope, children }: Omit<FieldFrameProps, 'width'>) {
  return (
    <>
      <span data-field-label="">{children}</span>
      {!field.required && scope.words && <span className="field-optional"> ({scope.words.optional})</span>}
    </>
  )
}

/** Content between label and control: the hint, and the place of the error. */
export function FieldNotes({
  scope,
  hint,
}: {
  readonly scope: FieldScope
  readonly hint?: string | undefined
}) {
  const { id, error, words } = scope
  return (
    <>
      <p className="field-hint" id={`${id}-hint`} hidden={!hint}>
        {hint}
      </p>
      <p className="field-error" id={`${id}-error`} hidden={!error} data-field-error="">
        <Icon name="info" />
        <span>
          {words && <span className="visually-hidden">{words.error}: </span>}
          <span data-field-message="">{error}</span>
        </span>
      </p>
    </>
  )
}

interface SelectControlProps extends ControlAttributes {
  readonly name: string
  /** Options that are not offered are hidden. */
  readonly options: readonly (FieldOption & { readonly hidden?: boolean | undefined })[]
  /** Label of the first, empty option. */
  readonly emptyLabel: string
  readonly value: string
  readonly autoComplete?: string | undefined
  /** Text of the option that is chosen initially; may contain placeholders of the page's query. */
  readonly first?: string | undefined
}

/** The browser's own select, which `enhancements/dropdown.ts` styles. */
export function SelectControl({ name, options, emptyLabel, value, first, ...control }: SelectControlProps) {
  return (
    <div className="dropdown" data-enhance="dropdown">
      <select {...control} className="dropdown-control" name={name} defaultValue={value}>
        <option value="">{emptyLabel}</option>
        {options.map(option => (
          <option
            key={option.value}
            value={option.value}
            hidden={option.hidden}
            disabled={option.hidden}
            {...chosenBy('selected', { first, options }, option.value)}
          >
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
