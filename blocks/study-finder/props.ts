import { addParameters } from '../_kit/add-parameters.ts'
import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { fillTemplate } from '../_kit/fill-template.ts'
import { levelBelow } from '../_kit/heading.tsx'
import { comparedCode, comparedParameters, mostCompared } from '../_kit/programmes/compared.ts'
import { factWords } from '../_kit/programmes/fact-words.ts'
import { leastPriceOf } from '../_kit/programmes/least-price.ts'
import { beginList, listNotes } from '../_kit/programmes/list-notes.ts'
import { createPriceFinder } from '../_kit/programmes/prices.ts'
import type { Programme } from '../_kit/programmes/programme.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { TextInLanguage } from '../_kit/text-in-language.tsx'
import { chipsOf, groupOf, looseningsOf, type Scene, searchOf } from './choice-links.ts'
import { facetNames } from './facets.ts'
import { findProgrammes } from './find-programmes.ts'
import { messages } from './messages.ts'
import { labelOf, withNamedOption } from './option-labels.ts'
import { parameterNames } from './parameters.ts'
import type { schema } from './schema.ts'
import { queryOf, readState, type SearchState } from './search-state.ts'

type Content = Resolved<ContentOf<typeof schema>>

const PER_PAGE = 12

const orders = [
  [undefined, 'standard'],
  ['title', 'byTitle'],
  ['duration', 'byDuration'],
  ['credits', 'byCredits'],
] as const

const ordersOf = ({ found: { state }, words, address }: Scene) =>
  orders.map(([sort, word]) => ({
    label: words[word],
    href: address({ ...state, sort, page: 1 }),
    isCurrent: state.sort === sort,
  }))

/** A link to the comparison of the programme with those chosen before; undefined if the comparison is full. */
function comparisonOf({ careId, title }: Programme, { comparison, found, words }: Scene) {
  const code = comparedCode(careId)
  const { compared } = found.state
  if (!comparison || !code) return undefined
  const codes = compared.includes(code) ? compared : [...compared, code]
  if (codes.length > mostCompared) return undefined
  return {
    href: addParameters(comparison, comparedParameters(codes)),
    text: words.compare,
    label: fillTemplate(words.compareOne, { name: title }),
  }
}

function cardOf(programme: Programme, scene: Scene, context: Context) {
  const { words, language } = scene
  const { uuid, title, path, degree, duration, studyForm, languages = [] } = programme
  const { recognizedEcts, language: writtenIn } = programme
  const names = languages.map(code => labelOf('language', code, { words, language })).join(', ')
  return {
    ...{ uuid, title, path, writtenIn },
    facts: [
      { text: degree, language: writtenIn },
      { text: duration, language: writtenIn },
      { text: studyForm, language: writtenIn },
      { text: names },
    ].filter((fact): fact is TextInLanguage => !!fact.text),
    credits: recognizedEcts ? fillTemplate(words.upTo, { count: String(recognizedEcts) }) : undefined,
    price: leastPriceOf(programme.careId, context, scene.pricesOf),
    comparison: comparisonOf(programme, scene),
  }
}

function pagesOf({ found, words, address }: Scene) {
  const last = Math.max(1, Math.ceil(found.programmes.length / PER_PAGE))
  const current = Math.min(found.state.page, last)
  const pages = Array.from({ length: last }, (_, index) => ({
    number: index + 1,
    label: fillTemplate(words.page, { count: String(index + 1) }),
    href: address({ ...found.state, page: index + 1 }),
    isCurrent: index + 1 === current,
  }))
  return { current, pages: last > 1 ? pages : [] }
}

/** Requirements tools/study-finder, tools/missing-data. Undefined on a site without programmes. */
export function props(content: Content, context: Context) {
  const { headlineLevel, comparisonLink } = content
  // Read before the programmes, which may be late: the head of the answer depends on whether the list is filtered.
  const parameters = context.parameters(parameterNames)
  const begun = beginList(content, context)
  if (!begun?.programmes) return begun
  const { headline, programmes } = begun
  const words = { ...context.words(factWords), ...context.words(messages) }
  const path = context.path()
  const language = context.language()
  const requested = readState(parameters, context.pageNumber())
  const found = findProgrammes(programmes, withNamedOption(requested, programmes, { words, language }))
  const address = (state: SearchState) => path + queryOf(state)
  const scene: Scene = {
    ...{ found, words, address, language },
    comparison: comparisonLink?.href,
    pricesOf: createPriceFinder(context),
  }
  const groups = facetNames.map(name => groupOf(name, scene)).filter(({ options }) => options.length > 1)
  const { current, pages } = pagesOf(scene)
  const count = found.programmes.length
  const chips = chipsOf(groups, scene)
  const shown = found.programmes.slice((current - 1) * PER_PAGE, current * PER_PAGE)
  return {
    headline,
    notice: undefined,
    groups,
    chips,
    filtersLabel: chips.length ? `${words.filter} (${chips.length})` : words.filter,
    path,
    sought: found.state.words,
    sort: found.state.sort,
    compared: found.state.compared,
    summary:
      count === 1 ? words.one : fillTemplate(count ? words.many : words.none, { count: String(count) }),
    loosenings: count ? [] : looseningsOf(scene),
    search: searchOf(scene, context),
    notes: listNotes(shown, context),
    orders: ordersOf(scene),
    cards: shown.map(programme => cardOf(programme, scene, context)),
    pages,
    resultLevel: headline ? levelBelow(headlineLevel) : ('h2' as const),
    words,
  }
}

export type StudyFinderProps = NonNullable<ReturnType<typeof props>>
/** Props if there is a list. */
export type FinderProps = Extract<StudyFinderProps, { notice: undefined }>
