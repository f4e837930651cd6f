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
export interface OfferedKind extends BlockKind {
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
