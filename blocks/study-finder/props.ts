import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { fillTemplate } from '../_kit/fill-template.ts'
import {
  comparedCode,
  comparedParameters,
  mostCompared,
  withParameters,
} from '../_kit/programmes/compared.ts'
import { factWords } from '../_kit/programmes/fact-words.ts'
import { createPriceFinder, type ProgrammePrices } from '../_kit/programmes/prices.ts'
import { type Programme, programmesOf } from '../_kit/programmes/programme.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { type FacetName, facetNames } from './facets.ts'
import { type Found, findProgrammes } from './find-programmes.ts'
import { messages } from './messages.ts'
import { inOrder, labelOf, type Wording } from './option-labels.ts'
import { parameterNames } from './parameters.ts'
import type { schema } from './schema.ts'
import { queryOf, readState, type SearchState, without } from './search-state.ts'

type Content = Resolved<ContentOf<typeof schema>>

const PER_PAGE = 12

interface Scene extends Wording {
  readonly found: Found<Programme>
  readonly address: (state: SearchState) => string
  /** The page that compares; undefined on a site without one. */
  readonly comparison: string | undefined
  readonly pricesOf: (careId?: string) => ProgrammePrices | undefined
}

function groupOf(name: FacetName, { found, words, language }: Scene) {
  const chosen = found.state.chosen[name]
  const options = found.options[name].map(({ code, text, count }) => ({
    ...{ code, text, count },
    label: labelOf(name, text, { words, language }),
    isChosen: chosen.has(code),
    isDisabled: count === 0 && !chosen.has(code),
  }))
  return { name, title: words[name], count: chosen.size, options: inOrder(name, options, language) }
}

export type FinderGroup = ReturnType<typeof groupOf>

const chipsOf = (groups: readonly FinderGroup[], { found, words, address }: Scene) =>
  groups.flatMap(({ name, options }) =>
    options.flatMap(({ code, label, isChosen }) =>
      isChosen
        ? {
            key: `${name}-${code}`,
            label,
            hint: fillTemplate(words.remove, { label }),
            href: address(without(found.state, name, code)),
          }
        : [],
    ),
  )

/** What to leave out where nothing was found: each facet whose choices alone keep programmes out. */
const looseningsOf = ({ found, words, address }: Scene) =>
  facetNames.flatMap(name => {
    const count = found.withoutFacet[name]
    if (found.state.chosen[name].size === 0 || count === 0) return []
    const label = fillTemplate(words.withoutFacet, { name: words[name], count: String(count) })
    return { name, label, href: address(without(found.state, name)) }
  })

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

/** The least price of a programme: "from" only where there are higher ones. */
function priceOf({ careId }: Programme, { pricesOf, words }: Scene) {
  const found = pricesOf(careId)
  if (!found) return undefined
  const { least, prices, offer } = found
  const { current, strike } = least.price
  return {
    text: prices.length > 1 ? fillTemplate(words.from, { price: current.text }) : current.text,
    strike: strike?.text,
    frequency: least.frequency,
    offer,
  }
}

/** A link to the comparison of the programme and those chosen before; none where there is no room for another. */
function comparisonOf({ careId, title }: Programme, { comparison, found, words }: Scene) {
  const code = comparedCode(careId)
  const { compared } = found.state
  if (!comparison || !code) return undefined
  const codes = compared.includes(code) ? compared : [...compared, code]
  if (codes.length > mostCompared) return undefined
  return {
    href: withParameters(comparison, comparedParameters(codes)),
    text: words.compare,
    label: fillTemplate(words.compareOne, { name: title }),
  }
}

function cardOf(programme: Programme, scene: Scene) {
  const { words, language } = scene
  const { uuid, title, path, degree, description, duration, studyForm, languages = [] } = programme
  const { recognizedEcts } = programme
  const names = languages.map(code => labelOf('language', code, { words, language })).join(', ')
  return {
    ...{ uuid, title, path, degree, description },
    facts: [duration, studyForm, names].flatMap(fact => fact || []),
    credits: recognizedEcts ? fillTemplate(words.upTo, { count: String(recognizedEcts) }) : undefined,
    price: priceOf(programme, scene),
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

/** Requirement tools/study-finder. Undefined on a site without programmes. */
export function props({ headline, headlineLevel, comparisonLink }: Content, context: Context) {
  // Before the programmes, which may be late: the head of the answer says whether the list is filtered.
  const parameters = context.parameters(parameterNames)
  const programmes = programmesOf(context)
  if (!programmes.length) return undefined
  const words = { ...context.words(factWords), ...context.words(messages) }
  const path = context.path()
  const found = findProgrammes(programmes, readState(parameters, context.pageNumber()))
  const address = (state: SearchState) => path + queryOf(state)
  const scene: Scene = {
    ...{ found, words, address },
    language: context.language(),
    comparison: comparisonLink?.href,
    pricesOf: createPriceFinder(context),
  }
  const groups = facetNames.map(name => groupOf(name, scene)).filter(({ options }) => options.length > 1)
  const { current, pages } = pagesOf(scene)
  const count = found.programmes.length
  return {
    headline: headline ? { text: headline, level: headlineLevel } : undefined,
    groups,
    chips: chipsOf(groups, scene),
    path,
    sort: found.state.sort,
    compared: found.state.compared,
    summary:
      count === 1 ? words.one : fillTemplate(count ? words.many : words.none, { count: String(count) }),
    loosenings: count ? [] : looseningsOf(scene),
    orders: ordersOf(scene),
    cards: found.programmes
      .slice((current - 1) * PER_PAGE, current * PER_PAGE)
      .map(programme => cardOf(programme, scene)),
    pages,
    resultLevel: headline && headlineLevel === 'h3' ? ('h4' as const) : ('h3' as const),
    words,
  }
}

export type StudyFinderProps = NonNullable<ReturnType<typeof props>>
