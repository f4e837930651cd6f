import * as v from 'valibot'
import { type ContentSource, callStoryblok } from './storyblok.ts'

const entries = v.object({ datasource_entries: v.array(v.object({ name: v.string(), value: v.string() })) })

const perPage = 1000
const mostPages = 50

/** All entries of a datasource as the delivery API has them, page by page. Throws `SourceError`. */
export async function loadEntries(
  source: ContentSource,
  slug: string,
  signal: AbortSignal,
): Promise<readonly { readonly name: string; readonly value: string }[]> {
  const all: { name: string; value: string }[] = []
  for (let page = 1; page <= mostPages; page++) {
    const params = { datasource: slug, per_page: perPage, page }
    const { data } = await callStoryblok(source, 'cdn/datasource_entries', params, signal)
    const found = v.parse(entries, data).datasource_entries
    all.push(...found)
    if (found.length < perPage) break
  }
  return all
}
