import * as v from 'valibot'
import type { Resource } from './reader.ts'
import type { StoriesPorts } from './stories.ts'
import { callStoryblok } from './storyblok.ts'

const entries = v.object({ datasource_entries: v.array(v.object({ name: v.string(), value: v.string() })) })

export type DatasourceEntries = Readonly<Record<string, string>>

const resource = (slug: string, { source }: StoriesPorts): Resource<DatasourceEntries> => ({
  key: `datasource:${slug}`,
  persist: true,
  parse: body =>
    Object.fromEntries(v.parse(entries, body).datasource_entries.map(({ name, value }) => [name, value])),
  async load(signal) {
    const { data } = await callStoryblok(
      source,
      'cdn/datasource_entries',
      { datasource: slug, per_page: 1000 },
      signal,
    )
    return { body: { datasource_entries: data.datasource_entries }, cv: 0 }
  },
})

/** The entries of a datasource as name -> value; empty when there is none. Throws `Unavailable`. */
export async function readDatasource(slug: string, ports: StoriesPorts): Promise<DatasourceEntries> {
  return (await ports.reader.read(resource(slug, ports), ports.options))?.value ?? {}
}
