import { chosenBy } from '../chosen-by.ts'
import type { FieldOption } from './definition.ts'
import type { ControlAttributes } from './field-frame.tsx'

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
