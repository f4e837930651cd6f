import * as v from 'valibot'
import { listed } from '../answer-fields.ts'
import { platformCall } from '../call.ts'
import { libraryEntry } from '../library-entry.ts'
import { count, language, list, names, optionalName, typeNames } from '../page-query.ts'

const query = v.object({
  space: optionalName,
  language,
  storyTypes: typeNames,
  degreeType: optionalName,
  careIds: names,
  uuids: names,
  page: count(1000, 1),
  perPage: count(100, 25),
})

type Entry = v.InferOutput<typeof libraryEntry>

/** The pages of a unit's site, in the editors' order: of some types, degrees or products, or just these. */
export const call = platformCall<v.InferOutput<typeof query>, { readonly data: readonly Entry[] }>({
  path: 'v2/story-library',
  query,
  answer: listed('data', libraryEntry),
  async embedded({ language, storyTypes, degreeType, careIds, uuids, page, perPage }, dependencies) {
    const { entries } = await dependencies.library(language || dependencies.defaultLanguage)
    const passes = (filter: string, value = '') => !filter || list(filter).includes(value)
    const found = entries.filter(
      entry =>
        // Events have no page of their own; `event/list` lists them.
        entry.kind !== 'event' &&
        passes(storyTypes, entry.storyType) &&
        passes(degreeType, entry.degreeType) &&
        passes(careIds, entry.careId) &&
        passes(uuids, entry.uuid),
    )
    return { answer: { data: found.slice((page - 1) * perPage, page * perPage) } }
  },
  deadline: 1500,
  fallback: { data: [] },
  isList: true,
  keeping: 'lasting',
})
