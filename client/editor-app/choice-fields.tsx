import { Icon } from '../../blocks/_kit/icons/icon.tsx'
import { splitList } from '../../blocks/_kit/split-list.ts'
import type { Choice, StorySummary } from './api.ts'
import type { ControlProps } from './field-props.ts'

/** The stories of a type; if several have the same name, as those of units do, each with its slug. */
function storyChoices(stories: readonly StorySummary[], type: string): Choice[] {
  const own = stories.filter(({ component }) => component === type)
  const byName = Map.groupBy(own, ({ name }) => name)
  return own.map(({ uuid, name, slug }) => ({
    value: uuid,
    label: byName.get(name)!.length > 1 ? `${name} (${slug})` : name,
  }))
}

/** One or several choices of a list: of the field's own values, or of the stories of a type. */
export function ChoiceField({ field, value, onChange, context, id, described }: ControlProps) {
  const choices: readonly Choice[] = field.storyType
    ? storyChoices(context.stories, field.storyType)
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

/**
 * One or several country groups by their names, in the order of their priority; the content contains their uuids, separated by commas.
 */
export function CountryGroupField({ field, value, onChange, ...control }: ControlProps) {
  const named = splitList(typeof value === 'string' ? value : '')
  const known = control.context.countryGroups
  const gone = named.filter(uuid => !known.some(({ value }) => value === uuid))
  const options = [...known, ...gone.map(uuid => ({ value: uuid, label: `${uuid} (gone)` }))]
  const isSeveral = field.countryGroups === 'several'
  return (
    <ChoiceField
      {...control}
      field={{ ...field, type: isSeveral ? 'options' : 'option', options }}
      value={isSeveral ? named : named[0]}
      onChange={chosen => onChange([chosen].flat().join(','))}
    />
  )
}

/** The icons that a field may name, as pictures with their names; the choice stays in sight while the list is closed. */
export function IconField({ field, value, onChange, id, described }: ControlProps) {
  const chosen = typeof value === 'string' ? value : ''
  return (
    <details className="icons">
      <summary id={id} aria-describedby={described['aria-describedby']}>
        <Icon name={chosen} /> {chosen || '–'}
      </summary>
      <div role="radiogroup" aria-labelledby={id}>
        {['', ...(field.options ?? []).map(({ value: name }) => name)].map(name => (
          <label key={name} title={name || 'none'}>
            <input
              type="radio"
              name={id}
              aria-label={name || 'none'}
              checked={name === chosen}
              onChange={() => onChange(name)}
            />
            {name ? <Icon name={name} /> : '–'}
          </label>
        ))}
      </div>
    </details>
  )
}
