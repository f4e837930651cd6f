import * as v from 'valibot'
import { listed } from '../answer-fields.ts'
import { platformCall } from '../call.ts'
import { libraryEntry, storyKindNames } from '../library-entry.ts'
import { count, language, list, names, optionalName, typeNames } from '../page-query.ts'

const kindNames = v.pipe(
  names,
  v.check(kinds => list(kinds).every(kind => storyKindNames.some(name => name === kind)), 'unknown kind'),
)

const query = v.object({
  space: optionalName,
  language,
  storyTypes: typeNames,
  kinds: kindNames,
  degreeType: optionalName,
  careIds: names,
  uuids: names,
  page: count(1000, 1),
  perPage: count(1000, 25),
})

type Entry = v.InferOutput<typeof libraryEntry>

interface Answer {
  readonly data: readonly Entry[]
  /** The call failed: its list is empty although there may be pages. */
  readonly failed?: true
}

/** The pages of a unit's site, in the editors' order: of some types, kinds, degrees or products, or just these. */
export const call = platformCall<v.InferOutput<typeof query>, Answer>({
  path: 'v2/story-library',
  query,
  answer: listed('data', libraryEntry),
  async embedded({ language: asked, page, perPage, ...filters }, { library, defaultLanguage }) {
    const data = await library.entries({
      language: asked || defaultLanguage,
      types: list(filters.storyTypes),
      kinds: list(filters.kinds),
      degreeTypes: list(filters.degreeType),
      careIds: list(filters.careIds),
      uuids: list(filters.uuids),
      limit: perPage,
      offset: (page - 1) * perPage,
    })
    return { answer: { data } }
  },
  deadline: 1500,
  fallback: { data: [], failed: true },
  isList: true,
  keeping: 'lasting',
})
