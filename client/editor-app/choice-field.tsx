import type { Choice } from './api.ts'
import type { ControlProps } from './field-props.ts'

/** One or several of a list: of the field's own values, or of the stories of a type. */
export function ChoiceField({ field, value, onChange, context, id, described }: ControlProps) {
  const choices: readonly Choice[] = field.storyType
    ? context.stories
        .filter(({ component }) => component === field.storyType)
        .map(({ uuid, name }) => ({ value: uuid, label: name }))
    : (field.options ?? [])
  if (field.type === 'options') {
    const chosen = Array.isArray(value) ? value.map(String) : []
    return (
      <fieldset
        id={id}
        className="choices"
        aria-labelledby={`${id}-label`}
        aria-describedby={described['aria-describedby']}
      >
        {choices.map(choice => (
          <label key={choice.value} className="check">
            <input
              type="checkbox"
              checked={chosen.includes(choice.value)}
              onChange={event =>
                onChange(
                  event.target.checked
                    ? [...chosen, choice.value]
                    : chosen.filter(other => other !== choice.value),
                )
              }
            />{' '}
            {choice.label}
          </label>
        ))}
      </fieldset>
    )
  }
  return (
    <select
      id={id}
      {...described}
      value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">–</option>
      {choices.map(choice => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}
