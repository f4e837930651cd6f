import { fillTemplate } from '../_kit/fill-template.ts'
import { parameterText } from '../_kit/parameter-text.ts'
import { searchParameter } from '../_kit/search-page.ts'
import type { TextInLanguage } from '../_kit/text-in-language.tsx'
import { type FoundGroup, type FoundItem, partsOf, type SearchAnswer } from './answer.ts'
import { resultsPerPage } from './data.ts'
import type { messages } from './messages.ts'

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

export type SearchWords = Readonly<Record<keyof (typeof messages)['de'], string>>

export interface Scene {
  readonly state: SearchState
  readonly words: SearchWords
  /** The address of another state of the page. */
  readonly address: (change: Partial<SearchState>) => string
  /** What stands at the end of a result's row: a programme's price, or the day of an article or event. */
  readonly figureOf: (item: FoundItem) => Figure | undefined
}

export interface Figure {
  readonly text: string
  /** Below it, such as how often a price is paid. */
  readonly note?: TextInLanguage | undefined
}

const countOf = ({ total, items }: FoundGroup) => total ?? items.length

/** A number of results; `100+` where more are not listed. */
const countText = (count: number, groups: readonly FoundGroup[]) =>
  groups.some(({ hasMore }) => hasMore) ? `${count}+` : String(count)

const resultOf = (item: FoundItem, { figureOf }: Scene) => {
  const { title, titleMarks, subtitle, subtitleMarks, path, degree, duration } = item
  return {
    title: partsOf(title, titleMarks),
    text: subtitle ? partsOf(subtitle, subtitleMarks) : [],
    href: path,
    facts: [degree, duration].filter(Boolean).join(' · '),
    figure: figureOf(item),
  }
}

/** The links around one page of a kind; undefined where one page is all. */
function pagingOf(group: FoundGroup, { words, address }: Scene) {
  const last = Math.ceil(countOf(group) / resultsPerPage)
  const { kind, page = 1 } = group
  if (last < 2 || !kind) return undefined
  const linkTo = (number: number) =>
    number >= 1 && number <= last ? address({ kind, page: number }) : undefined
  return {
    label: fillTemplate(words.page, { page, pages: last }),
    previous: linkTo(page - 1),
    next: linkTo(page + 1),
  }
}

function groupOf(group: FoundGroup, isAlone: boolean, scene: Scene) {
  const { kind, title, items } = group
  const count = countOf(group)
  const values = { kind: title, count: countText(count, [group]) }
  const hasMore = !isAlone && kind !== undefined && count > items.length
  return {
    key: kind ?? title,
    title,
    results: items.map(item => resultOf(item, scene)),
    more: hasMore
      ? { label: fillTemplate(scene.words.allOfKind, values), href: scene.address({ kind, page: 1 }) }
      : undefined,
    paging: isAlone ? pagingOf(group, scene) : undefined,
  }
}

/**
 * Links to all results and to those of one kind; none if there is only one kind. Their order does not depend on the chosen one: the kind
 * with the most results is first.
 */
function kindsOf(groups: readonly FoundGroup[], chosen: FoundGroup | undefined, { words, address }: Scene) {
  const named = groups
    .filter(({ kind }) => kind)
    .sort((one, other) => countOf(other) - countOf(one) || one.title.localeCompare(other.title))
  if (named.length < 2) return []
  const all = {
    label: words.all,
    count: countText(totalOf(groups), groups),
    href: address({ kind: '', page: 1 }),
    isCurrent: !chosen,
  }
  return [
    all,
    ...named.map(group => ({
      label: group.title,
      count: countText(countOf(group), [group]),
      href: address({ kind: group.kind ?? '', page: 1 }),
      isCurrent: group === chosen,
    })),
  ]
}

const totalOf = (groups: readonly FoundGroup[]) => groups.reduce((sum, group) => sum + countOf(group), 0)

function summaryOf(groups: readonly FoundGroup[], chosen: FoundGroup | undefined, { state, words }: Scene) {
  if (chosen)
    return fillTemplate(words.ofKind, {
      kind: chosen.title,
      count: countText(countOf(chosen), [chosen]),
      words: state.words,
    })
  const count = totalOf(groups)
  return fillTemplate(count === 1 ? words.one : words.many, {
    count: countText(count, groups),
    words: state.words,
  })
}

/** The results, or that the search found nothing, failed, or was not run. */
export function outcomeOf(answer: SearchAnswer | undefined, scene: Scene) {
  const { state, words, address } = scene
  if (!state.words) return { kind: 'blank' } as const
  if (!answer || answer.failed) return { kind: 'failed', again: address({}) } as const
  const groups = answer.data.filter(group => countOf(group) > 0)
  if (!groups.length)
    return { kind: 'empty', summary: fillTemplate(words.none, { words: state.words }) } as const
  const chosen = state.kind ? groups.find(({ kind }) => kind === state.kind) : undefined
  const shown = (chosen ? [chosen] : groups).map(group => groupOf(group, chosen !== undefined, scene))
  // Among results of all kinds the best one stands beside the others.
  const best = chosen ? undefined : shown[0]?.results[0]
  const rows = shown.map(group => ({ ...group, results: group.results.filter(result => result !== best) }))
  return {
    kind: 'found',
    best,
    summary: summaryOf(groups, chosen, scene),
    kinds: kindsOf(groups, chosen, scene),
    groups: rows.filter(({ results, more }) => results.length > 0 || more),
  } as const
}

export type FoundOutcome = Extract<ReturnType<typeof outcomeOf>, { kind: 'found' }>
