import { useState } from 'react'
import { type BlockCategory, blockCategories } from '../../blocks/_kit/block-categories.ts'
import type { BlockPreset } from './api.ts'
import type { FormContext } from './form-context.ts'

export interface BlockKind {
  readonly name: string
  readonly title: string
  readonly description: string | undefined
  readonly category: BlockCategory | undefined
}

/**
 * Components that are allowed in a list, in the order of their titles; every block of a page if the list names none.
 */
export const blockKinds = (
  allowed: readonly string[] | undefined,
  { forms }: Pick<FormContext, 'forms'>,
): readonly BlockKind[] =>
  (allowed ?? [...forms.values()].filter(({ kind }) => kind === 'block').map(({ name }) => name))
    .map(name => {
      const form = forms.get(name)
      return { name, title: form?.title ?? name, description: form?.description, category: form?.category }
    })
    .toSorted((one, other) => one.title.localeCompare(other.title))

/** A kind of block with its presets. */
interface OfferedKind extends BlockKind {
  readonly presets: readonly BlockPreset[]
}

export interface KindFolder {
  /** Undefined where all kinds are in one folder. */
  readonly title: string | undefined
  readonly kinds: readonly OfferedKind[]
}

const isFound = (words: string, search: string) => words.toLowerCase().includes(search.toLowerCase())

/**
 * The kinds that a search matches, by their own names or those of their presets, in the folders of the block library.
 */
export function foundKinds(
  kinds: readonly BlockKind[],
  presets: readonly BlockPreset[],
  search: string,
): readonly KindFolder[] {
  const found = kinds.flatMap((kind): OfferedKind[] => {
    const own = presets.filter(({ component }) => component === kind.name)
    if (isFound(`${kind.title} ${kind.name}`, search)) return [{ ...kind, presets: own }]
    const named = own.filter(({ name }) => isFound(name, search))
    return named.length ? [{ ...kind, presets: named }] : []
  })
  const order = Object.keys(blockCategories)
  const folders = [...Map.groupBy(found, ({ category }) => category)]
    .toSorted(([one], [other]) => order.indexOf(one ?? '') - order.indexOf(other ?? ''))
    .map(([category, own]) => ({ title: category && blockCategories[category], kinds: own }))
  return folders.length > 1 ? folders : folders.map(({ kinds: own }) => ({ title: undefined, kinds: own }))
}

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
