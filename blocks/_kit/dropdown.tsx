import { useId } from 'react'

export interface DropdownOption {
  readonly value: string
  readonly label: string
}

export interface DropdownProps {
  readonly label: string
  readonly options: readonly DropdownOption[]
  /** The name under which a form sends the choice. */
  readonly name?: string | undefined
  /** The value that is chosen at first; without one the first option. */
  readonly value?: string | undefined
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly invalid?: boolean | undefined
  /** The browser's own list: no script styles it. */
  readonly isPlain?: boolean | undefined
  /** Ids of the elements that describe it: a hint, an error. */
  readonly describedBy?: string | undefined
}

/**
 * A list with one choice (requirement disclosures/dropdown): the browser's own select, which forms send without script.
 * `enhancements/dropdown.ts` places a styled list before it; the select keeps the value.
 */
export function Dropdown({
  label,
  options,
  name,
  value,
  required,
  disabled,
  invalid,
  isPlain,
  describedBy,
}: DropdownProps) {
  const id = useId()
  return (
    <div className="dropdown" data-enhance={isPlain ? undefined : 'dropdown'}>
      <label className="dropdown-label" htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      <select
        className="dropdown-control"
        id={id}
        name={name}
        defaultValue={value}
        required={required}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
      >
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
