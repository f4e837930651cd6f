import { parameterText } from '../_kit/parameter-text.ts'
import { comparedIn, comparedParameters } from '../_kit/programmes/compared.ts'
import { searchParameter } from '../_kit/search-page.ts'
import { type FacetName, facetNames, forEachFacet } from './facets.ts'

/** Orders that a visitor may choose; by default that of the editors. */
export const sortNames = ['title', 'duration', 'credits'] as const
export type SortName = (typeof sortNames)[number]

/** All state of the finder, which is in the address (requirement tools/state-in-address). */
export interface SearchState {
  readonly chosen: Readonly<Record<FacetName, ReadonlySet<string>>>
  /** The visitor's search words; empty without a search. */
  readonly words: string
  readonly sort: SortName | undefined
  /** Codes of programmes that were chosen for the comparison; a card's link adds its own. */
  readonly compared: readonly string[]
  /** From 1. */
  readonly page: number
}

type Parameter = readonly [name: string, value: string]

/** Parses parameters; ignores unknown names and malformed values. */
export function readState(parameters: readonly Parameter[], page = 1): SearchState {
  const valuesOf = (wanted: string) =>
    parameters.flatMap(([name, value]) => (name === wanted && value ? [value] : []))
  return {
    chosen: forEachFacet(name => new Set(valuesOf(name))),
    words: valuesOf(searchParameter)[0]?.trim() ?? '',
    sort: sortNames.find(name => name === valuesOf('sort')[0]),
    compared: comparedIn(parameters),
    page,
  }
}

/** The query of a state, with `?`: sorted, without empty and default values. Empty for the first page of all programmes. */
export function queryOf({ chosen, words, compared, sort, page }: SearchState): string {
  const pairs: [string, string][] = []
  for (const name of facetNames) for (const value of chosen[name]) pairs.push([name, value])
  if (words) pairs.push([searchParameter, words])
  if (sort) pairs.push(['sort', sort])
  if (page > 1) pairs.push(['page', String(page)])
  const own = pairs.map(([name, value]) => parameterText(name, value))
  const texts = [...own, ...comparedParameters(compared)].sort()
  return texts.length ? `?${texts.join('&')}` : ''
}

/** The state without a value of a facet, or without any of its values; on the first page, because the list is another. */
export function without(state: SearchState, name: FacetName, value?: string): SearchState {
  const left = [...state.chosen[name]].filter(code => value !== undefined && code !== value)
  return { ...state, page: 1, chosen: { ...state.chosen, [name]: new Set(left) } }
}

/** The state without its words; on the first page, too. */
export const withoutWords = (state: SearchState): SearchState => ({ ...state, page: 1, words: '' })
