import { type ContentSource, callStoryblok } from './storyblok.ts'
import { parseStories, type Story } from './types/story.ts'

/** The most that the delivery API gives at once. */
const perPage = 100
const mostPages = 20

export interface ListedStories {
  readonly stories: readonly Story[]
  /** Content version of the first page: the lowest that any of them can have. */
  readonly cv: number
}

/** Stories as the delivery API lists them, in the editors' order, page by page; two thousand at most. Throws `SourceError`. */
export async function listStories(
  source: ContentSource,
  params: Readonly<Record<string, string | number>>,
  signal: AbortSignal,
): Promise<ListedStories> {
  const stories: Story[] = []
  let version = 0
  for (let page = 1; page <= mostPages; page++) {
    const paging = { sort_by: 'position:asc', per_page: perPage, page }
    const { data, total } = await callStoryblok(source, 'cdn/stories', { ...params, ...paging }, signal)
    if (page === 1 && typeof data.cv === 'number') version = data.cv
    stories.push(...parseStories(data))
    if (page * perPage >= total) break
  }
  return { stories, cv: version }
}
