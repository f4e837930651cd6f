import * as v from 'valibot'
import type { ContentSource } from './content-source.ts'
import { callStoryblok } from './storyblok.ts'

const entry = v.object({ id: v.fallback(v.number(), 0), name: v.string(), value: v.string() })
const answer = v.object({ datasource_entries: v.array(entry) })

export type DatasourceEntry = v.InferOutput<typeof entry>

/** The delivery API returns at most so many entries at once. */
export const perPage = 1000

export interface EntriesPage {
  readonly entries: readonly DatasourceEntry[]
  /** Number of all entries. */
  readonly total: number
  readonly cv: number
}

/** A page of the entries of a datasource as the delivery API has them, in their order. Throws `SourceError`. */
export async function entriesPage(
  source: ContentSource,
  datasource: string,
  { signal, page = 1 }: { readonly signal: AbortSignal; readonly page?: number },
): Promise<EntriesPage> {
  const params = { datasource, per_page: perPage, page }
  const { data, cv, total } = await callStoryblok(source, 'cdn/datasource_entries', params, signal)
  return { entries: v.parse(answer, data).datasource_entries, cv, total }
}
