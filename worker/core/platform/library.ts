import * as v from 'valibot'
import type { Reads } from '../content/cache/access.ts'
import { keyOfList } from '../content/cache/memory-cache.ts'
import type { ReadOptions, Resource } from '../content/cache/resource.ts'
import type { ContentSource } from '../content/client/content-source.ts'
import { allStories, storiesPage } from '../content/client/delivery-calls.ts'
import { parseStories } from '../content/types/story.ts'
import type { ChangedStory } from '../content/version/publications.ts'
import type { Site } from '../request/site/site.ts'
import { type LibraryEntry, libraryEntry, libraryEntryOf } from './library-entry.ts'
import {
  bodyFields,
  isFindable,
  languageParams,
  listedTypes,
  productFinder,
  storiesPerPage,
} from './listed-stories.ts'

/** The pages of a unit's site that lists find, in one language. */
export interface Library {
  readonly entries: readonly LibraryEntry[]
}

export interface LibraryDependencies {
  readonly reader: Reads
  readonly source: ContentSource
  readonly site: Site
  readonly options: ReadOptions
}

const library = v.object({ entries: v.array(libraryEntry) })

// Bodies add little to the description of a story.
const paramsOf = (language: string, site: Site) => ({
  ...languageParams(language, site),
  excluding_fields: bodyFields,
})

async function loadEntries(language: string, { source, site }: LibraryDependencies, signal: AbortSignal) {
  const params = {
    ...paramsOf(language, site),
    'filter_query[component][in]': listedTypes.join(','),
    sort_by: 'position:asc',
    per_page: storiesPerPage,
  }
  const { stories: found, cv } = await allStories({ source, signal }, params)
  const stories = parseStories({ stories: found })
  const productOf = productFinder(stories)
  const listed = stories.filter(story => isFindable(story, language, site))
  return { entries: listed.flatMap(story => libraryEntryOf(story, productOf(story), site) ?? []), cv }
}

/** Types of stories that no other story describes: their entries are made from their own fields. */
const alone: ReadonlySet<string> = new Set(['page', 'location', 'person', 'event'])

/**
 * Renews the entries of some stories in one call. Undefined where a story is new, moved or gone, is described by a product, or entered or left
 * the list: only the whole list determines the entries and their order.
 */
async function amendEntries(
  entries: readonly LibraryEntry[],
  changed: readonly ChangedStory[],
  {
    language,
    source,
    site,
    signal,
  }: Pick<LibraryDependencies, 'source' | 'site'> & { language: string; signal: AbortSignal },
) {
  const uuids = [...new Set(changed.map(({ uuid }) => uuid))]
  const known = new Map(entries.map((entry, index) => [entry.uuid, { entry, index }]))
  const isSimple = changed.every(({ uuid, type, isPlaced }) => {
    const own = known.get(uuid)?.entry
    return uuid !== '' && !isPlaced && alone.has(type) && own?.kind !== 'programme'
  })
  if (!isSimple || uuids.length > storiesPerPage) return undefined
  const parameters = { ...paramsOf(language, site), by_uuids: uuids.join(','), per_page: storiesPerPage }
  const { stories: found, cv } = await storiesPage({ source, signal }, parameters)
  if (found.length < uuids.length) return undefined
  const next = [...entries]
  for (const story of parseStories({ stories: found })) {
    const entry = isFindable(story, language, site) ? libraryEntryOf(story, undefined, site) : undefined
    const before = known.get(story.uuid)
    if (Boolean(entry) !== Boolean(before)) return undefined
    if (entry && before) next[before.index] = entry
  }
  return { entries: next, cv }
}

/** The library without removed stories. */
function withoutGone(body: unknown, isGone: (id: number) => boolean): unknown {
  const { entries } = body as v.InferOutput<typeof library>
  const left = entries.filter(({ storyId }) => !isGone(Number(storyId)))
  return left.length < entries.length ? { entries: left } : body
}

/** The library through the cached reader: its pages without their bodies. Throws `Unavailable`. */
export async function readLibrary(language: string, dependencies: LibraryDependencies): Promise<Library> {
  const { reader, site, options } = dependencies
  const resource: Resource<Library> = {
    key: keyOfList(`library:${site.revision}:${language}`),
    persist: true,
    source: 'content',
    isLong: true,
    withdraw: withoutGone,
    lists: ({ type }) => type === '' || listedTypes.includes(type),
    parse(body) {
      return v.parse(library, body)
    },
    async load(signal) {
      const { entries, cv } = await loadEntries(language, dependencies, signal)
      return { body: { entries }, cv }
    },
    async amend(body, changed, signal) {
      const { entries: before } = v.parse(library, body)
      const amended = await amendEntries(before, changed, { ...dependencies, language, signal })
      return amended && { body: { entries: amended.entries }, cv: amended.cv }
    },
  }
  return (await reader.read(resource, options))?.value ?? { entries: [] }
}
