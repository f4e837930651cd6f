import * as v from 'valibot'
import { type MessageName, message } from '../../../blocks/_kit/messages.ts'
import type { AccentName } from '../../../blocks/_kit/themes/theme.ts'
import { filled, href, image, listed, text } from '../answer-fields.ts'
import { platformCall } from '../call.ts'
import type { StoryKind } from '../library-entry.ts'
import { count, language, list, optionalName, typeNames, words } from '../page-query.ts'
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
})

const group = v.object({ title: v.string(), items: v.array(item) })

type Group = v.InferOutput<typeof group>

/** Groups in the order in which they are shown. */
const groups: readonly {
  readonly kind: StoryKind
  readonly title: MessageName
  readonly color: AccentName
}[] = [
  { kind: 'programme', title: 'foundProgrammes', color: 'petrol' },
  { kind: 'place', title: 'foundPlaces', color: 'green' },
  { kind: 'person', title: 'foundPeople', color: 'purple' },
  { kind: 'page', title: 'foundPages', color: 'blue' },
]

const toItem = ({ entry, titleMarks, descriptionMarks }: Found, color: AccentName) =>
  filled({
    title: entry.title,
    titleMarks: titleMarks.map(([from, to]): [number, number] => [from, to]),
    subtitle: entry.description,
    subtitleMarks: descriptionMarks.map(([from, to]): [number, number] => [from, to]),
    path: entry.path,
    image: entry.image,
    color,
  })

const query = v.object({
  space: optionalName,
  language,
  search: words,
  storyTypes: typeNames,
  limit: count(25, 3),
})

/** Suggestions for a visitor's words, in groups; `limit` items each (requirement finding-blocks/suggestions). */
export const call = platformCall<v.InferOutput<typeof query>, { readonly data: readonly Group[] }>({
  path: 'v2/story-library/search',
  query,
  answer: listed('data', group),
  async embedded({ language: asked, search, storyTypes, limit }, dependencies) {
    const language = asked || dependencies.defaultLanguage
    const types = list(storyTypes)
    const library = await dependencies.library(language)
    const matches = await library.search(search)
    const found = matches.filter(({ entry }) => types.length === 0 || types.includes(entry.storyType))
    const data = groups.map(({ kind, title, color }) => ({
      title: message(language, title),
      items: found
        .filter(({ entry }) => entry.kind === kind)
        .slice(0, limit)
        .map(one => toItem(one, color)),
    }))
    return { answer: { data: data.filter(({ items }) => items.length > 0) } }
  },
  deadline: 1500,
  fallback: { data: [] },
  keeping: 'none',
})
