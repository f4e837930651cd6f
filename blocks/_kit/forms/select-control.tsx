import { chosenBy } from '../chosen-by.ts'
import type { FieldOption } from './definition.ts'
import type { ControlAttributes } from './field-frame.tsx'

interface SelectControlProps extends ControlAttributes {
  readonly name: string
  /** Hidden are those that are not offered. */
  readonly options: readonly (FieldOption & { readonly hidden?: boolean | undefined })[]
  /** What the first, empty option says. */
  readonly emptyLabel: string
  readonly value: string
  readonly autoComplete?: string | undefined
  /** Text whose option is chosen first: the query of the page may stand in it. */
  readonly first?: string | undefined
}

/** The browser's own list of options, which `enhancements/dropdown.ts` gives the look of the site. */
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
