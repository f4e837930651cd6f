import * as v from 'valibot'
import { keyOfList } from '../../core/content/cache/memory-cache.ts'
import type { Reader } from '../../core/content/cache/reader.ts'
import type { ReadOptions, Resource } from '../../core/content/cache/resource.ts'
import type { ContentIndex } from '../../core/content/index/content-index.ts'
import { parseStories } from '../../core/content/types/story.ts'
import type { Site } from '../../core/request/site/site.ts'
import {
  firstEndOf,
  isInPart,
  listedStories,
  partsOf,
  rangeOf,
  type SitemapPart,
  writeSitemap,
  writeSitemapIndex,
} from './sitemap.ts'

export interface StoredSitemapDependencies {
  readonly index: ContentIndex
  readonly reader: Pick<Reader, 'read'>
  readonly site: Site
  readonly options: ReadOptions
  /** The version of the content that this instance knows. */
  readonly version: number
  /** Epoch milliseconds. */
  readonly now: number
}

const parts = v.object({ parts: v.array(v.object({ number: v.number(), changed: v.string() })) })
const xml = v.object({ xml: v.string() })

/** The parts of a site's sitemap; undefined while the index was never filled. */
const partsResource = ({
  index,
  site,
  version,
}: StoredSitemapDependencies): Resource<readonly SitemapPart[]> => ({
  key: keyOfList(`sitemap:${site.revision}`),
  persist: false,
  source: 'index',
  parse: body => v.parse(parts, body).parts,
  // A story that was published may have got an address, and its part another date.
  lists: () => true,
  async load() {
    const weights = await index.listing.weights(site.folder)
    return weights && { body: { parts: partsOf(weights) }, cv: version }
  },
})

/** A part as XML, cached; written anew when one of its stories was published, added, moved or removed, or when one of its events is over. */
const partResource = (
  { index, site, version, now }: StoredSitemapDependencies,
  number: number,
): Resource<string> => ({
  key: keyOfList(`sitemap-part:${site.revision}:${number}`),
  persist: true,
  source: 'index',
  parse: body => v.parse(xml, body).xml,
  lists: ({ uuid }) => uuid === '' || isInPart(uuid, number),
  async load() {
    const raw = await index.listing.pages(site.folder, rangeOf(number))
    const stories = parseStories({ stories: raw })
    const pieces = writeSitemap({ stories: listedStories(stories, site, now), origin: site.origin })
    const validUntil = firstEndOf(stories, now)
    const body = { xml: [...(pieces ?? [])].join('') }
    return { body, cv: version, ...(validUntil !== undefined && { validUntil }) }
  },
})

/** The result for a sitemap's address. */
export type SitemapAnswer = { readonly xml: string } | 'missing'

/**
 * The sitemap of a site, or one of its parts, from the index; undefined while the index was never filled. A sitemap with one part has no others.
 * Throws where the index does not answer and there is no copy.
 */
export async function readStoredSitemap(
  number: number | undefined,
  dependencies: StoredSitemapDependencies,
): Promise<SitemapAnswer | undefined> {
  const { reader, options, site } = dependencies
  const found = (await reader.read(partsResource(dependencies), options))?.value
  if (!found) return undefined
  const isWhole = found.length === 1 && found[0]?.number === 1
  if (number === undefined && !isWhole) return { xml: [...writeSitemapIndex(found, site.origin)].join('') }
  const isPart = !isWhole && found.some(part => part.number === number)
  if (number !== undefined && !isPart) return 'missing'
  const part = await reader.read(partResource(dependencies, number ?? 1), options)
  return part ? { xml: part.value } : undefined
}
