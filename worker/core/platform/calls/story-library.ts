import * as v from 'valibot'
import { degreeTypeOf } from '../../../../blocks/_kit/programmes/degree-type.ts'
import { listed } from '../answer-fields.ts'
import { platformCall } from '../call.ts'
import { entriesInLanguages, languagesFor } from '../in-languages.ts'
import { libraryEntry, storyKindNames } from '../library-entry.ts'
import { count, language, list, names, optionalName, typeNames } from '../page-query.ts'

const kindNames = v.pipe(
  names,
  v.check(kinds => list(kinds).every(kind => storyKindNames.some(name => name === kind)), 'unknown kind'),
)

/** On a page, and of all pages in each language where lists of several are joined. */
const mostEntries = 1000

const query = v.object({
  space: optionalName,
  language,
  storyTypes: typeNames,
  kinds: kindNames,
  degreeType: optionalName,
  careIds: names,
  uuids: names,
  /** Also pages that are not written in the language, in another one. */
  untranslated: v.optional(v.picklist(['', 'true']), ''),
  page: count(1000, 1),
  perPage: count(mostEntries, 25),
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
  async embedded({ language: requested, page, perPage, untranslated, ...filters }, dependencies) {
    const { library, defaultLanguage, links, isForPage } = dependencies
    const question = {
      types: list(filters.storyTypes),
      kinds: list(filters.kinds),
      degreeTypes: list(filters.degreeType).map(code => degreeTypeOf(code) ?? code),
      careIds: list(filters.careIds),
      uuids: list(filters.uuids),
    }
    const { degreeTypes, careIds, uuids } = question
    const isOfEditors = ![...degreeTypes, ...careIds, ...uuids].length && page === 1
    const storing = { isStored: isForPage && isOfEditors }
    const language = requested || defaultLanguage
    const offset = (page - 1) * perPage
    const site = { languages: links.languages, defaultLanguage }
    const languages = untranslated ? languagesFor(language, site) : [language]
    if (languages.length === 1)
      return {
        answer: { data: await library.entries({ ...question, language, limit: perPage, offset }, storing) },
      }
    const lists = languages.map(async code => ({
      language: code,
      entries: await library.entries({ ...question, language: code, limit: mostEntries, offset: 0 }, storing),
    }))
    const all = entriesInLanguages(await Promise.all(lists))
    return { answer: { data: all.slice(offset, offset + perPage) } }
  },
  deadline: 1500,
  fallback: { data: [], failed: true },
  isList: true,
  tellsLanguages: true,
  keeping: 'lasting',
})
