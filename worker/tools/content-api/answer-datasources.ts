import type { LoadedDatasource } from '../../core/content/space-schema.ts'
import type { Call } from './endpoint.ts'
import { pageOf } from './paging.ts'
import type { AccessParameters, DatasourcesParameters } from './parameters.ts'
import { answer, failures, type Reply } from './reply.ts'

type Paged = AccessParameters & { readonly page: number; readonly per_page: number }

const withoutEntries = ({ entries: _, ...datasource }: LoadedDatasource) => datasource

/** `/cdn/datasources` https://www.storyblok.com/docs/api/content-delivery/v2/datasources/retrieve-multiple-datasources */
export function answerDatasources({ snapshot, parameters }: Call<DatasourcesParameters>): Reply {
  const { search, by_ids } = parameters
  const term = search.toLowerCase()
  const found = snapshot.datasources
    .filter(({ id }) => by_ids.length === 0 || by_ids.includes(id))
    .filter(({ name, slug }) => [name, slug].some(text => text.toLowerCase().includes(term)))
  const { items, paging } = pageOf(found, parameters)
  return answer({ datasources: items.map(withoutEntries), cv: snapshot.space.version }, paging)
}

/** `/cdn/datasources/{id or slug}` */
export function answerDatasource({ snapshot, path }: Call<AccessParameters>): Reply {
  const datasource = snapshot.datasources.find(({ id, slug }) => String(id) === path || slug === path)
  if (!datasource) return failures.notFound
  return answer({ datasource: withoutEntries(datasource), cv: snapshot.space.version })
}

/**
 * `/cdn/datasource_entries`: of one datasource or of all, with the value of one dimension beside the default.
 * https://www.storyblok.com/docs/api/content-delivery/v2/datasources/retrieve-multiple-datasource-entries
 */
export function answerEntries({
  snapshot,
  parameters,
}: Call<Paged & { readonly datasource: string; readonly dimension: string }>): Reply {
  const { datasource, dimension } = parameters
  const entries = snapshot.datasources
    .filter(({ slug }) => datasource === '' || slug === datasource)
    .flatMap(source => source.entries)
  const { items, paging } = pageOf(entries, parameters)
  const datasource_entries = items.map(({ dimension_values, ...entry }) => ({
    ...entry,
    dimension_value: Object.hasOwn(dimension_values, dimension) ? dimension_values[dimension] : null,
  }))
  return answer({ datasource_entries, cv: snapshot.space.version }, paging)
}
