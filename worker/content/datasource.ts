import * as v from 'valibot'
import type { Resource } from './reader.ts'
import type { StoriesPorts } from './stories.ts'
import { type ContentSource, callStoryblok } from './storyblok.ts'

const entries = v.object({ datasource_entries: v.array(v.object({ name: v.string(), value: v.string() })) })

export type DatasourceEntries = Readonly<Record<string, string>>

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

const resource = (slug: string, { source }: StoriesPorts): Resource<DatasourceEntries> => ({
  key: `datasource:${slug}`,
  persist: true,
  parse: body =>
    Object.fromEntries(v.parse(entries, body).datasource_entries.map(({ name, value }) => [name, value])),
  load: async signal => ({
    body: { datasource_entries: await loadEntries(source, slug, signal) },
    cv: 0,
  }),
})

/** The entries of a datasource as name -> value; empty when there is none. Throws `Unavailable`. */
export async function readDatasource(slug: string, ports: StoriesPorts): Promise<DatasourceEntries> {
  return (await ports.reader.read(resource(slug, ports), ports.options))?.value ?? {}
}
