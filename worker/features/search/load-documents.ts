import type { ContentSource } from '../../core/content/client/content-source.ts'
import { storiesPage } from '../../core/content/client/delivery-calls.ts'
import { inBatches } from '../../core/content/client/references.ts'
import type { Parameters } from '../../core/content/client/storyblok.ts'
import { parseStories, type Story } from '../../core/content/types/story.ts'
import { type LibraryEntry, libraryEntryOf, storyKinds } from '../../core/platform/library-entry.ts'
import {
  bodyFields,
  isFindable,
  languageParams,
  productFinder,
  productNamedBy,
  storiesPerPage,
} from '../../core/platform/listed-stories.ts'
import type { Site } from '../../core/request/site/site.ts'
import { documentOf, type SearchDocument } from './search-document.ts'

/** The source of a set's stories. */
export interface DocumentSource {
  readonly source: ContentSource
  readonly site: Site
  readonly language: string
  readonly signal: AbortSignal
  /** Events that are over by then have no document. */
  readonly now: number
}

/** More stories than a space has. */
const maxPages = 500

/** Stories page by page, so that a large space is never in memory as a whole. */
async function* storyPages(
  { source, site, language, signal }: DocumentSource,
  filter: Parameters,
): AsyncGenerator<readonly Story[]> {
  const params = { ...languageParams(language, site), ...filter, per_page: storiesPerPage }
  for (let page = 1; page <= maxPages; page++) {
    const { stories, total } = await storiesPage({ source, signal }, { ...params, page })
    yield parseStories({ stories })
    if (page * storiesPerPage >= total) return
  }
}

async function readProducts(from: DocumentSource): Promise<readonly Story[]> {
  const products: Story[] = []
  const filter = { content_type: 'product', excluding_fields: bodyFields }
  for await (const page of storyPages(from, filter)) products.push(...page)
  return products
}

const isOver = ({ endsAt = Infinity }: LibraryEntry, now: number) => endsAt <= now

/** Makes the documents of stories that the search of the site finds. */
function documentMaker({ site, language, now }: DocumentSource, products: readonly Story[]) {
  const productOf = productFinder(products)
  return (stories: readonly Story[]): readonly SearchDocument[] =>
    stories
      .filter(story => isFindable(story, language, site))
      .flatMap(story => {
        const entry = libraryEntryOf(story, productOf(story), site)
        return entry && !isOver(entry, now) ? documentOf(entry, story, language) : []
      })
}

/** All that the search of a site finds, page by page. Throws `SourceError`. */
export async function* documentPages(from: DocumentSource): AsyncGenerator<readonly SearchDocument[]> {
  const make = documentMaker(from, await readProducts(from))
  const filter = { 'filter_query[component][in]': Object.keys(storyKinds).join(','), sort_by: 'position:asc' }
  for await (const page of storyPages(from, filter)) yield make(page)
}

/**
 * The documents of these stories; a story without one is gone or cannot be found. The products are read if one of the stories names its product, or
 * may be the page of one. Throws `SourceError`.
 */
export async function documentsOf(
  from: DocumentSource,
  uuids: readonly string[],
  mayBePage: (uuid: string) => boolean,
): Promise<readonly SearchDocument[]> {
  const { source, site, language, signal } = from
  const params = languageParams(language, site)
  const found = await inBatches(
    uuids,
    async batch => (await storiesPage({ source, signal, params }, { ...batch })).stories,
  )
  const stories = parseStories({ stories: found })
  const isDescribed = stories.some(story => productNamedBy(story) || mayBePage(story.uuid))
  return documentMaker(from, isDescribed ? await readProducts(from) : [])(stories)
}
