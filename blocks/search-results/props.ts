import type { ContentOf } from '../_kit/block-schema.ts'
import { contactPage } from '../_kit/contact.ts'
import type { BlockPlace, ChatPlace, Context } from '../_kit/context.ts'
import { levelBelow } from '../_kit/heading.tsx'
import { newsDay } from '../_kit/news.ts'
import { leastPriceOf } from '../_kit/programmes/least-price.ts'
import { createPriceFinder } from '../_kit/programmes/prices.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { searchFieldProps } from '../_kit/search-field-props.ts'
import type { FoundItem, SearchAnswer } from './answer.ts'
import { searchResults } from './data.ts'
import { messages } from './messages.ts'
import { type Figure, outcomeOf, queryOf, readState, type SearchState, type SearchWords } from './outcome.ts'
import { parameterNames } from './parameters.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

const chatPlaces = {
  blank: ['search', 'chatSearch'],
  found: ['results', 'chatResults'],
  empty: ['zeroResults', 'chatNone'],
  failed: ['zeroResults', 'chatNone'],
} as const satisfies Readonly<Record<string, readonly [ChatPlace, keyof SearchWords]>>

/** The link to the chat; beside a search with results only if the settings define the first conversation. */
function chatOf(
  kind: keyof typeof chatPlaces,
  { contactLink }: Content,
  words: SearchWords,
  context: Context,
) {
  const [place, text] = chatPlaces[kind]
  const conversation = context.entryConversation(place)
  if (!conversation && place !== 'zeroResults') return undefined
  return {
    text: words[text],
    label: words.chatLabel,
    template: conversation?.templateId,
    domains: conversation?.enabledDomains.join(',') || undefined,
    link: contactLink ?? contactPage(context),
    newTabHint: context.message('opensInNewTab'),
  }
}

/** The least price of a programme, or the day of an article or event. */
function figureIn(context: Context): (item: FoundItem) => Figure | undefined {
  const pricesOf = createPriceFinder(context)
  return ({ careId, date }) => {
    const price = leastPriceOf(careId, context, pricesOf)
    if (price) return { text: price.text, note: price.frequency }
    return date === undefined
      ? undefined
      : { text: newsDay(date, context.language(), context.timeZone()).text }
  }
}

/** Requirement tools/search-page. */
export function props(content: Content, context: Context, place: BlockPlace) {
  const { headline, headlineLevel } = content
  const words = context.words(messages)
  const path = context.path()
  // Read before the answer, which may be late: the head of the page depends on whether it is a list of results.
  const state = readState(context.parameters(parameterNames), context.pageNumber())
  const answer = state.words ? (context.data(searchResults) as SearchAnswer | undefined) : undefined
  const address = (change: Partial<SearchState>) => path + queryOf({ ...state, ...change })
  const outcome = outcomeOf(answer, { state, words, address, figureOf: figureIn(context) })
  const field = { ...searchFieldProps({ ...content, resultsPage: undefined }, context), action: path }
  return {
    headline: headline ? { text: headline, level: headlineLevel } : undefined,
    field,
    value: state.words,
    outcome,
    aside: content.aside,
    chat: chatOf(outcome.kind, content, words, context),
    groupLevel: levelBelow(headline ? headlineLevel : place.headingAbove()),
    words,
  }
}

export type SearchResultsProps = ReturnType<typeof props>
