import { useId } from 'react'
import type { StorySummary } from './api.ts'
import type { Described } from './described.ts'

interface LinkInputProps {
  readonly id?: string
  readonly name?: string
  readonly initial: string
  readonly described?: Described
  readonly stories: readonly StorySummary[]
  readonly onChange?: (text: string) => void
}

/** A text field for an address that suggests the stories. */
export function LinkInput({ id, name, initial, described, stories, onChange }: LinkInputProps) {
  const list = useId()
  const value = onChange ? { value: initial } : { defaultValue: initial }
  return (
    <>
      <input
        id={id}
        name={name}
        list={list}
        {...value}
        {...described}
        onChange={event => onChange?.(event.target.value)}
      />
      <datalist id={list}>
        {stories.map(({ slug, name: title }) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  )
}
