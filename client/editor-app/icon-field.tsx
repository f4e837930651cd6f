import { Icon } from '../../blocks/_kit/icons/icon.tsx'
import type { ControlProps } from './field-props.ts'

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
