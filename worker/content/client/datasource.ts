import * as v from 'valibot'
import type { ContentSource } from './content-source.ts'
import { callStoryblok } from './storyblok.ts'

const answer = v.object({ datasource_entries: v.array(v.object({ name: v.string(), value: v.string() })) })

const perPage = 1000
const maxPages = 50
/** The runtime opens six connections at a time: one is left for others. */
const AT_ONCE = 5

export interface LoadedEntries {
  readonly entries: readonly { readonly name: string; readonly value: string }[]
  /** Content version of the first page: the lowest that any of them can have. */
  readonly cv: number
}

/** All entries of a datasource as the delivery API has them, in their order. Throws `SourceError`. */
export async function loadEntries(
  source: ContentSource,
  slug: string,
  signal: AbortSignal,
): Promise<LoadedEntries> {
  async function load(page: number) {
    const params = { datasource: slug, per_page: perPage, page }
    const { data, cv, total } = await callStoryblok(source, 'cdn/datasource_entries', params, signal)
    return { entries: v.parse(answer, data).datasource_entries, cv, total }
  }
  const first = await load(1)
  const pages = Math.min(maxPages, Math.ceil(first.total / perPage))
  const entries = [...first.entries]
  for (let page = 2; page <= pages; page += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, pages - page + 1) }, (_, index) => page + index)
    const more = await Promise.all(numbers.map(load))
    entries.push(...more.flatMap(one => one.entries))
  }
  return { entries, cv: first.cv }
}
