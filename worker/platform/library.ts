import * as v from 'valibot'
import type { Reads } from '../content/cache/access.ts'
import type { ReadOptions } from '../content/cache/read.ts'
import type { Resource } from '../content/cache/resource.ts'
import type { ContentSource } from '../content/client/content-source.ts'
import { allStories } from '../content/client/story-calls.ts'
import { isIndexable } from '../content/stories/indexable.ts'
import { originalSlug, parseStories, type Story, translationsOf } from '../content/types/story.ts'
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

async function loadEntries(language: string, { source, site }: LibraryDependencies, signal: AbortSignal) {
  const params = {
    'filter_query[component][in]': listedTypes.join(','),
    ...(language !== site.defaultLanguage && { language }),
    excluding_fields: unread,
    // Links of events are to lead to pages in the language.
    resolve_links: 'url',
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
  }
  return (await reader.read(resource, options))?.value ?? { entries: [], search: createSearch([], language) }
}
