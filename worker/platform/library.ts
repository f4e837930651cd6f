import * as v from 'valibot'
import type { Reads } from '../content/cache/access.ts'
import type { ReadOptions } from '../content/cache/read.ts'
import type { Resource } from '../content/cache/resource.ts'
import type { ContentSource } from '../content/client/content-source.ts'
import { allStories, storiesPage } from '../content/client/story-calls.ts'
import { isIndexable } from '../content/stories/indexable.ts'
import { originalSlug, parseStories, type Story, translationsOf } from '../content/types/story.ts'
import type { ChangedStory } from '../content/version/publications.ts'
import { isInUnit } from '../site/page-path.ts'
import type { Site } from '../site/site.ts'
import { type LibraryEntry, libraryEntry, libraryEntryOf, storyKinds } from './library-entry.ts'
import { createSearch, type Search } from './search.ts'

/** The pages of a unit's site that lists and search find, in one language. */
export interface Library {
  readonly entries: readonly LibraryEntry[]
  /** Made once for each revision of the entries. */
  readonly search: Search
}

export interface LibraryDependencies {
  readonly reader: Reads
  readonly source: ContentSource
  readonly site: Site
  readonly options: ReadOptions
}

/** The delivery API returns at most so many stories at once. */
const perPage = 100

/** Fields that hold blocks: they are most of a story's size, and add little to its description. */
const unread =
  'pricemodels,admissionRequirementsItems,body,hero,usps,geoRestrictedUsps,factSet,careerPaths,benefitSet,feesDescription,biography'

const listedTypes = [...Object.keys(storyKinds), 'product']

const library = v.object({ entries: v.array(libraryEntry) })

const existsIn = (story: Story, language: string, { defaultLanguage }: Site) =>
  language === defaultLanguage || translationsOf(story).some(({ lang }) => lang === language)

const reference = v.fallback(v.string(), '')
const productReference = v.object({ product: reference })
const pageReference = v.object({ link: v.fallback(v.object({ id: reference }), { id: '' }) })

const unitReference = v.object({ component: reference, unit: reference })

/** Whether a story is of the unit: an event that names one is of that unit, any other story of the unit whose folder it is in. */
function isOfUnit(story: Story, site: Site): boolean {
  const { component, unit } = v.parse(unitReference, story.content)
  return component === 'event' && unit ? unit === site.unit : isInUnit(originalSlug(story), site)
}

/** Finds the product that a story describes: the one that it names, or the only one that names it as its page. */
function productFinder(stories: readonly Story[]) {
  const products = stories.filter(({ content }) => content.component === 'product')
  const byUuid = new Map(products.map(({ uuid, content }) => [uuid, content]))
  const byPage = Map.groupBy(products, ({ content }) => v.parse(pageReference, content).link.id)
  return ({ uuid, content }: Story) => {
    const named = byUuid.get(v.parse(productReference, content).product)
    const [only, another] = byPage.get(uuid) ?? []
    return named ?? (another ? undefined : only?.content)
  }
}

/** An event has no page that search engines could list. */
const isListed = (story: Story, site: Site) => story.content.component === 'event' || isIndexable(story, site)

const paramsOf = (language: string, { defaultLanguage }: Site) => ({
  ...(language !== defaultLanguage && { language }),
  excluding_fields: unread,
  // Links of events are to lead to pages in the language.
  resolve_links: 'url',
})

async function loadEntries(language: string, { source, site }: LibraryDependencies, signal: AbortSignal) {
  const params = {
    ...paramsOf(language, site),
    'filter_query[component][in]': listedTypes.join(','),
    sort_by: 'position:asc',
    per_page: perPage,
  }
  const { stories: found, cv } = await allStories({ source, signal }, params)
  const stories = parseStories({ stories: found })
  const productOf = productFinder(stories)
  const listed = stories.filter(
    story => isOfUnit(story, site) && existsIn(story, language, site) && isListed(story, site),
  )
  return { entries: listed.flatMap(story => libraryEntryOf(story, productOf(story), site) ?? []), cv }
}

/** Types of stories that no other story describes: their entries are made of themselves. */
const alone: ReadonlySet<string> = new Set(['page', 'location', 'person', 'event'])

/**
 * The entries with those of some stories made anew, in one call. Undefined where a story came, moved or is gone, is described by a product, or is
 * listed now and was not before, or the reverse: the order of the entries, and which there are, the whole list tells.
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
  if (!isSimple || uuids.length > perPage) return undefined
  const asked = { ...paramsOf(language, site), by_uuids: uuids.join(','), per_page: perPage }
  const { stories: found, cv } = await storiesPage({ source, signal }, asked)
  if (found.length < uuids.length) return undefined
  const next = [...entries]
  for (const story of parseStories({ stories: found })) {
    const isEntry = isOfUnit(story, site) && existsIn(story, language, site) && isListed(story, site)
    const entry = isEntry ? libraryEntryOf(story, undefined, site) : undefined
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
    key: `library:${site.revision}:${language}`,
    persist: true,
    source: 'content',
    withdraw: withoutGone,
    lists: ({ type }) => type === '' || listedTypes.includes(type),
    parse(body) {
      const { entries } = v.parse(library, body)
      return { entries, search: createSearch(entries, language) }
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
  return (await reader.read(resource, options))?.value ?? { entries: [], search: createSearch([], language) }
}
