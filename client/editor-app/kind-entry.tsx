import { useState } from 'react'
import type { OfferedKind } from './block-kinds.ts'

/** The choice that an editor looks at: a kind of block, or one of its presets. */
export interface Seen {
  readonly kind: string
  readonly preset?: string | undefined
}

interface ChoiceProps {
  readonly choice: Seen
  readonly name: string
  readonly isShown: boolean
  readonly onSee: (seen: Seen) => void
  readonly onPick: (seen: Seen) => void
}

function Choice({ choice, name, isShown, onSee, onPick }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-current={isShown || undefined}
      onFocus={() => onSee(choice)}
      onMouseEnter={() => onSee(choice)}
      onClick={() => onPick(choice)}
    >
      {name}
    </button>
  )
}

interface KindEntryProps {
  readonly kind: OfferedKind
  /** The choice whose picture is shown, if it is this kind or one of its presets. */
  readonly shown: Seen | undefined
  readonly onSee: (seen: Seen) => void
  readonly onPick: (seen: Seen) => void
}

/** A kind of block with its presets below it when opened. */
export function KindEntry({ kind, shown, onSee, onPick }: KindEntryProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { name, title, presets } = kind
  return (
    <li>
      <div className="kind">
        <Choice
          choice={{ kind: name }}
          name={title}
          isShown={shown !== undefined && !shown.preset}
          {...{ onSee, onPick }}
        />
        {presets.length > 0 && (
          <button
            type="button"
            className="more"
            aria-expanded={isOpen}
            aria-label={`${presets.length} ready-made: ${title}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {presets.length} <span aria-hidden="true">{isOpen ? '▴' : '▾'}</span>
          </button>
        )}
      </div>
      {isOpen && (
        <ul>
          {presets.map(preset => (
            <li key={preset.name}>
              <Choice
                choice={{ kind: name, preset: preset.name }}
                name={preset.name}
                isShown={shown?.preset === preset.name}
                {...{ onSee, onPick }}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
