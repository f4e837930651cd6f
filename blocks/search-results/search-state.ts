import { parameterText } from '../_kit/parameter-text.ts'
import { searchParameter } from '../_kit/search-page.ts'

/** All state of the search page, which is in the address (requirement tools/state-in-address). */
export interface SearchState {
  /** Empty without a search. */
  readonly words: string
  /** Code of the kind that is shown alone; empty for all. */
  readonly kind: string
  /** From 1. */
  readonly page: number
}

type Parameter = readonly [name: string, value: string]

export function readState(parameters: readonly Parameter[], page: number): SearchState {
  const firstOf = (wanted: string) => parameters.find(([name]) => name === wanted)?.[1] ?? ''
  return { words: firstOf(searchParameter).trim(), kind: firstOf('kind'), page }
}

/** The query of a state, with `?`: sorted, without empty and default values. */
export function queryOf({ words, kind, page }: SearchState): string {
  const pairs = Object.entries({ kind, page: page > 1 ? String(page) : '', [searchParameter]: words })
  const texts = pairs.flatMap(([name, value]) => (value ? parameterText(name, value) : []))
  return `?${texts.join('&')}`
}
