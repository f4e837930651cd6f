import * as v from 'valibot'
import { contentUnavailable } from '../../../errors.ts'
import { keyOfList } from '../cache/memory-cache.ts'
import type { Reader } from '../cache/reader.ts'
import type { ReadOptions, Resource } from '../cache/resource.ts'
import type { ContentSource } from '../client/content-source.ts'
import { callStoryblok } from '../client/storyblok.ts'
import { decidingFields } from '../types/indexable.ts'
import { hasTemplate } from '../types/layout.ts'
import { type Story, story } from '../types/story.ts'
import { storyTypes } from '../types/story-types.ts'

export interface ListingDependencies {
  readonly reader: Reader
  readonly source: ContentSource
  readonly options: ReadOptions
}

interface ListingPage {
  readonly stories: readonly Story[]
  /** Number of pages of the list. */
  readonly pages: number
}

/** The delivery API returns at most so many stories at once. */
const perPage = 100
/** The runtime opens six connections at a time: one is left for pages. */
const atOnce = 5

const pageTypes = [...storyTypes].filter(([type]) => type === 'page' || hasTemplate(type))

/** Fields that do not decide whether a story is listed; they are most of its size. */
const unread = [
  ...new Set(
    pageTypes.flatMap(([, { fields }]) => Object.keys(fields).filter(name => !decidingFields.has(name))),
  ),
]

const listing = v.object({ stories: v.array(story), pages: v.number() })

const pageResource = (page: number, source: ContentSource): Resource<ListingPage> => ({
  key: keyOfList(`listing:${page}`),
  persist: true,
  source: 'content',
  isLong: true,
  parse: body => v.parse(listing, body),
  // A new story may be on any page of the list, and a removed one shifts the others.
  lists: ({ isPlaced }) => isPlaced,
  withdraw(body, isGone) {
    const { stories, pages } = v.parse(listing, body)
    return stories.some(({ id }) => isGone(id))
      ? { stories: stories.filter(({ id }) => !isGone(id)), pages }
      : body
  },
  async load(signal) {
    const params = {
      'filter_query[component][in]': pageTypes.map(([type]) => type).join(','),
      excluding_fields: unread.join(','),
      // New stories come last, so that the other pages of the list stay as they are.
      sort_by: 'created_at:asc',
      per_page: perPage,
      page,
    }
    const { data, total, cv } = await callStoryblok(source, 'cdn/stories', params, signal)
    const pages = Math.max(1, Math.ceil(total / perPage))
    // The schema drops the fields of a story that are not read.
    return { body: v.parse(listing, { stories: data.stories, pages }), cv }
  },
})

/** Every published story that may have a page, in the default language, through the cached reader. Throws `ContentUnavailable`. */
export async function readListing({
  reader,
  source,
  options,
}: ListingDependencies): Promise<readonly Story[]> {
  const read = async (page: number): Promise<ListingPage> =>
    (await reader.read(pageResource(page, source), options))?.value ?? { stories: [], pages: 0 }
  try {
    const { stories: first, pages } = await read(1)
    const stories = [...first]
    for (let page = 2; page <= pages; page += atOnce) {
      const numbers = Array.from({ length: Math.min(atOnce, pages - page + 1) }, (_, index) => page + index)
      for (const more of await Promise.all(numbers.map(read))) stories.push(...more.stories)
    }
    return stories
  } catch (error) {
    throw contentUnavailable('listing', error)
  }
}
