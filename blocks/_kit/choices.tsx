import type { ReactNode } from 'react'
import { Icon } from './icons/icon.tsx'

/**
 * Attribute of an option that the query of the page may choose (`first`): where the query names the option's value, the renderer writes
 * `selected` or `checked` in its place, and otherwise nothing. Undefined where content alone chooses the option.
 */
export function chosenBy(
  attribute: 'selected' | 'checked',
  {
    first,
    options,
  }: { readonly first: string | undefined; readonly options: readonly { readonly value: string }[] },
  value: string,
): Readonly<Record<string, string>> {
  const isOpen = first && !options.some(option => option.value === first)
  return isOpen ? { [`data-${attribute}-by`]: `${first}=${value}` } : {}
}

export interface ChoiceOption {
  readonly value: string
  readonly label: string
  readonly icon?: string | undefined
  readonly selected?: boolean | undefined
  /** Not offered. */
  readonly hidden?: boolean | undefined
}

export interface ChoicesProps {
  /** The question, which is the accessible name of the group. */
  readonly label: ReactNode
  /** The name under which a form sends each chosen value. */
  readonly name: string
  readonly options: readonly ChoiceOption[]
  /** Several may be chosen: check boxes instead of radio buttons. */
  readonly multiple?: boolean | undefined
  readonly look?: 'list' | 'buttons' | undefined
  readonly required?: boolean | undefined
  readonly invalid?: boolean | undefined
  /** Ids of the elements that describe it: a hint, an error. */
  readonly describedBy?: string | undefined
  /** Content between the label and the options. */
  readonly notes?: ReactNode
  /** Id of the first input, the target of links to the group. */
  readonly firstId?: string | undefined
  /** Value that is chosen initially; may contain placeholders of the page's query. */
  readonly first?: string | undefined
}

const looks = { list: 'choices choices-list', buttons: 'choices choices-buttons' } as const

/** If several are selected where only one may be, the last counts, as in HTML. */
const isChecked = (options: readonly ChoiceOption[], index: number, multiple: boolean) =>
  multiple ? options[index]?.selected === true : options.findLastIndex(({ selected }) => selected) === index

/**
 * A group of native inputs with one or several choices. Works in any form without script; `enhancements/choices.ts`
 * raises an event with the list of chosen values for each change.
 */
export function Choices({
  label,
  name,
  options,
  multiple = false,
  look = 'list',
  required,
  invalid,
  describedBy,
  notes,
  firstId,
  first,
}: ChoicesProps) {
  return (
    <fieldset
      className={looks[look]}
      data-enhance="choices"
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
    >
      <legend className="choices-label">{label}</legend>
      {notes}
      <div className="choices-options">
        {options.map((option, index) => (
          <label key={option.value} className="choice" hidden={option.hidden}>
            <input
              className="choice-input"
              id={index === 0 ? firstId : undefined}
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              value={option.value}
              defaultChecked={isChecked(options, index, multiple)}
              {...chosenBy('checked', { first, options }, option.value)}
              // With check boxes, each box would be required.
              required={!multiple && required}
              disabled={option.hidden}
            />
            {option.icon && <Icon name={option.icon} />}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
