import { onceFor } from '../_kit/once-for.ts'
import type { Programme } from '../_kit/programmes/programme.ts'
import { slug } from '../_kit/slug.ts'
import { type FacetName, type FacetValue, facetNames, facets, forEachFacet } from './facets.ts'
import type { SearchState, SortName } from './search-state.ts'

/** The words of a text as they are compared: without case and accents. */
const wordsOf = (text: string): readonly string[] => slug(text).split('-').filter(Boolean)

/** Makes a test of whether each word of a text begins a word of the programme. */
function wordTest(text: string): (programme: Programme) => boolean {
  const wanted = wordsOf(text)
  return ({ title, degree, cluster, studyForm, description, places = [] }) => {
    if (!wanted.length) return true
    const own = wordsOf([title, degree, cluster, studyForm, description, ...places].join(' '))
    return wanted.every(word => own.some(other => other.startsWith(word)))
  }
}

export interface FoundOption extends FacetValue {
  /** How many programmes there are with this value and all choices of the other facets. */
  readonly count: number
}

export interface Found<P> {
  /** The requested state, without values that no programme has. */
  readonly state: SearchState
  /** In the requested order. */
  readonly programmes: readonly P[]
  /** Every value that any programme has. */
  readonly options: Readonly<Record<FacetName, readonly FoundOption[]>>
  /** How many programmes there are without the choices of a facet. */
  readonly withoutFacet: Readonly<Record<FacetName, number>>
  /** How many there are without the words. */
  readonly withoutWords: number
}

/** A reason why a programme is excluded: the words, or the choices of a facet. */
type Criterion = FacetName | 'words'

type Sorted = (programmes: readonly Programme[]) => readonly Programme[]

const sorting = (compare: (one: Programme, other: Programme) => number): Sorted =>
  onceFor(programmes => programmes.toSorted(compare))

/** All programmes in an order; a list is sorted once, because to compare titles takes longer than to count all options. */
const sortBy: Readonly<Record<SortName, Sorted>> = {
  title: sorting((one, other) => one.title.localeCompare(other.title, 'en')),
  duration: sorting(({ months: one = [] }, { months: other = [] }) => {
    const difference = Math.min(...one) - Math.min(...other)
    // Both lack a length.
    return Number.isNaN(difference) ? 0 : difference
  }),
  credits: sorting((one, other) => (other.recognizedEcts ?? 0) - (one.recognizedEcts ?? 0)),
}

interface Row<P> {
  readonly programme: P
  readonly hasWords: boolean
  readonly values: Readonly<Record<FacetName, readonly FacetValue[]>>
}

/** Read once per programme: reading takes longer than all comparisons of the values. */
const valuesOf = onceFor((programme: Programme) =>
  forEachFacet((name): readonly FacetValue[] => facets[name](programme)),
)

/** The state without values that no programme has, and with the codes of translated words: an old address still shows programmes. */
function knownState(rows: readonly Row<Programme>[], state: SearchState): SearchState {
  const chosen = forEachFacet((name): ReadonlySet<string> => {
    const requested = state.chosen[name]
    if (requested.size === 0) return requested
    const values = rows.flatMap(({ values }) => values[name])
    const known = new Set(values.map(({ code }) => code))
    const byAlias = new Map(values.map(({ code, alias }) => [alias, code]))
    return new Set([...requested].flatMap(code => (known.has(code) ? code : (byAlias.get(code) ?? []))))
  })
  return { ...state, chosen }
}

/** Makes a function that returns which criteria exclude a programme. */
function createJudge({ chosen }: SearchState) {
  const requested = facetNames.filter(name => chosen[name].size > 0)
  return ({ values, hasWords }: Row<Programme>): readonly Criterion[] => {
    const failed = requested.filter(name => !values[name].some(({ code }) => chosen[name].has(code)))
    return hasWords ? failed : ['words', ...failed]
  }
}

/** Counts options, each without the choices of its own facet: programmes that only this facet excludes are counted. */
function createCounter() {
  const options = forEachFacet(() => new Map<string, { value: FacetValue; count: number }>())
  const withoutFacet = forEachFacet(() => 0)
  let withoutWords = 0
  return {
    count({ values }: Row<Programme>, failed: readonly Criterion[]) {
      if (failed.every(one => one === 'words')) withoutWords++
      for (const name of facetNames) {
        const counted = failed.length === 0 || (failed.length === 1 && failed[0] === name) ? 1 : 0
        withoutFacet[name] += counted
        for (const value of values[name]) {
          const option = options[name].get(value.code)
          if (!option) {
            options[name].set(value.code, { value, count: counted })
            continue
          }
          option.count += counted
          // The words in the page's own language, if a programme has them.
          if (option.value.language && !value.language) option.value = value
        }
      }
    },
    withoutFacet,
    withoutWords: () => withoutWords,
    options,
  }
}

/** Finds the programmes that have one of the chosen values of each facet, and counts the options. Linear in its input. */
export function findProgrammes<P extends Programme>(
  programmes: readonly P[],
  requested: SearchState,
): Found<P> {
  const hasWords = wordTest(requested.words)
  const rows = programmes.map(
    (programme): Row<P> => ({
      programme,
      hasWords: hasWords(programme),
      values: valuesOf(programme),
    }),
  )
  const state = knownState(rows, requested)
  const failedBy = createJudge(state)
  const counter = createCounter()
  const passing = new Map<Programme, P>()
  for (const row of rows) {
    const failed = failedBy(row)
    counter.count(row, failed)
    if (failed.length === 0) passing.set(row.programme, row.programme)
  }
  const { sort } = state
  return {
    state,
    programmes: sort
      ? sortBy[sort](programmes).flatMap(programme => passing.get(programme) ?? [])
      : [...passing.values()],
    options: forEachFacet((name): readonly FoundOption[] =>
      [...counter.options[name].values()].map(({ value, count }) => ({ ...value, count })),
    ),
    withoutFacet: counter.withoutFacet,
    withoutWords: counter.withoutWords(),
  }
}
