import * as v from 'valibot'
import { type MessageName, message } from '../../../../blocks/_kit/messages.ts'
import type { AccentName } from '../../../../blocks/_kit/themes/theme.ts'
import { resultsPerPage } from '../../../../blocks/search-results/data.ts'
import { filled, flag, href, image, listed, number, text } from '../answer-fields.ts'
import { platformCall } from '../call.ts'
import { type StoryKind, storyKindNames } from '../library-entry.ts'
import { count, language, list, optionalName, pageNumber, typeNames, words } from '../page-query.ts'
import type { Found } from '../search.ts'

const place = v.pipe(v.number(), v.integer(), v.minValue(0))
const marks = v.optional(v.array(v.tuple([place, place])), [])

/** Requirement finding-blocks/suggestions; marks are the matched parts of title and subtitle, as positions. */
const item = v.object({
  title: v.string(),
  titleMarks: marks,
  subtitle: text,
  subtitleMarks: marks,
  path: v.pipe(href, v.string()),
  image,
  color: text,
  showLargeItems: v.optional(flag),
  // Facts of a programme, and the day of an article or an event, in epoch milliseconds.
  degree: text,
  duration: text,
  careId: text,
  date: number,
})

/** `total` is the number of results of a kind, `hasMore` whether there are more that are not listed; `page` the page that `items` contains. */
const group = v.object({
  kind: text,
  title: v.string(),
  total: v.optional(place),
  hasMore: v.optional(flag),
  page: v.optional(v.pipe(place, v.minValue(1))),
  items: v.array(item),
})

type Group = v.InferOutput<typeof group>

interface Answer {
  readonly data: readonly Group[]
  /** The call failed: its list is empty although there may be results. */
  readonly failed?: true
}

/** How each kind is shown. */
const looks: Readonly<Record<StoryKind, { readonly title: MessageName; readonly color: AccentName }>> = {
  programme: { title: 'foundProgrammes', color: 'petrol' },
  place: { title: 'foundPlaces', color: 'green' },
  person: { title: 'foundPeople', color: 'purple' },
  page: { title: 'foundPages', color: 'blue' },
  news: { title: 'foundNews', color: 'red' },
  event: { title: 'foundEvents', color: 'orange' },
}

const toItem = ({ entry, titleMarks, descriptionMarks }: Found, color: AccentName) =>
  filled({
    title: entry.title,
    titleMarks: titleMarks.map(([from, to]): [number, number] => [from, to]),
    subtitle: entry.description,
    subtitleMarks: descriptionMarks.map(([from, to]): [number, number] => [from, to]),
    path: entry.path,
    image: entry.image,
    color,
    degree: entry.degree,
    duration: entry.duration,
    careId: entry.careId,
    date: entry.publishedAt ?? entry.startsAt,
  })

const query = v.object({
  space: optionalName,
  language,
  search: words,
  storyTypes: typeNames,
  limit: count(25, 3),
  // Visitors write these two into addresses: another value counts as absent.
  kind: v.fallback(v.optional(v.picklist(['', ...storyKindNames]), ''), ''),
  page: v.fallback(v.optional(pageNumber), undefined),
  perPage: v.optional(count(50, resultsPerPage)),
})

/**
 * The results for a visitor's words, in groups, the group with the best result first: `limit` items of each kind
 * (requirement finding-blocks/suggestions), or one kind in pages (requirement tools/search-page).
 */
export const call = platformCall<v.InferOutput<typeof query>, Answer>({
  path: 'v2/story-library/search',
  query,
  answer: listed('data', group),
  async embedded({ language: requested, search, storyTypes, ...question }, dependencies) {
    const language = requested || dependencies.defaultLanguage
    const { kind, page = 1, perPage: size = resultsPerPage, limit } = question
    const types = list(storyTypes)
    const { kinds, until } = await dependencies.search({
      words: search,
      language,
      types,
      kind,
      page,
      perPage: size,
      limit,
      // Suggestions are requested while the visitor still types.
      isWhole: dependencies.isForPage,
    })
    const data = kinds.map(({ kind, total, hasMore, page, found }) => {
      const { title, color } = looks[kind]
      const items = found.map(one => toItem(one, color))
      return { kind, title: message(language, title), total, ...(hasMore && { hasMore }), page, items }
    })
    return { answer: { data }, validUntil: until }
  },
  deadline: 1500,
  fallback: { data: [], failed: true },
  isList: true,
  tellsLanguages: true,
  keeping: 'repeated',
})
