import * as v from 'valibot'
import type { ContentSource } from './content-source.ts'
import { callStoryblok } from './storyblok.ts'

const answer = v.object({ datasource_entries: v.array(v.object({ name: v.string(), value: v.string() })) })

const perPage = 1000
const maxPages = 50

export interface LoadedEntries {
  readonly entries: readonly { readonly name: string; readonly value: string }[]
  /** Content version of the first page: the lowest that any of them can have. */
  readonly cv: number
}

/** All entries of a datasource as the delivery API has them, page by page. Throws `SourceError`. */
export async function loadEntries(
  source: ContentSource,
  slug: string,
  signal: AbortSignal,
): Promise<LoadedEntries> {
  const all: { name: string; value: string }[] = []
  let version = 0
  for (let page = 1; page <= maxPages; page++) {
    const params = { datasource: slug, per_page: perPage, page }
    const { data, cv } = await callStoryblok(source, 'cdn/datasource_entries', params, signal)
    if (page === 1) version = cv
    const found = v.parse(answer, data).datasource_entries
    all.push(...found)
    if (found.length < perPage) break
  }
  return { entries: all, cv: version }
}
