import * as v from 'valibot'
import { parseDate } from './dates.ts'
import { anyContent, type ContentTest, type FilterEntry, parseFilterQuery } from './filter-query.ts'
import type { Query } from './query.ts'
import { parseSort } from './sort.ts'

const text = v.optional(v.string(), '')
const list = v.pipe(
  text,
  v.transform(value => value.split(',').map(part => part.trim())),
  v.transform(parts => parts.filter(part => part !== '')),
)
const numbers = v.pipe(
  list,
  v.transform(parts => parts.map(Number)),
)
const version = v.pipe(
  text,
  v.transform(value => value || 'published'),
  v.picklist(['draft', 'published']),
)
const flag = v.pipe(
  text,
  v.transform(value => (value === '' ? null : value === '1' || value === 'true')),
)
const count = (fallback: number, maximum = Number.MAX_SAFE_INTEGER) =>
  v.pipe(
    text,
    v.transform(value => Number.parseInt(value, 10)),
    v.transform(number => (number >= 1 ? Math.min(number, maximum) : fallback)),
  )
const date = v.pipe(
  text,
  v.check(value => value === '' || parseDate(value) !== null),
  v.transform(value => (value === '' ? null : parseDate(value))),
)
const linkForm = v.pipe(
  text,
  v.transform(value => (value === '1' ? 'story' : value)),
  v.transform(value => (['story', 'url', 'link'] as const).find(form => form === value) ?? null),
)
const filter = v.pipe(
  v.optional(v.union([v.string(), v.custom<readonly FilterEntry[]>(Array.isArray)]), ''),
  v.transform(entries => (typeof entries === 'string' ? anyContent : parseFilterQuery(entries))),
  v.nonNullable(v.custom<ContentTest>(test => typeof test === 'function')),
)

const access = { token: text, cv: text, version }
const paging = (maximum: number) => ({ page: count(1), per_page: count(25, maximum) })
const delivery = {
  ...access,
  content_type: list,
  excluding_fields: list,
  language: text,
  fallback_lang: text,
  // A stored space has no releases: every release equals the space.
  from_release: text,
  resolve_relations: list,
  resolve_level: count(1),
  resolve_links: linkForm,
  resolve_links_level: count(1),
  resolve_assets: flag,
  // A stored space has no taxonomies: no story has a term.
  with_taxonomy_terms: text,
  excluding_story_fields: list,
}

/** Parameters that the endpoints accept. https://www.storyblok.com/docs/api/content-delivery/v2 */
export const spaceParameters = v.object(access)
export const tagsParameters = v.object({ ...access, starts_with: text })
export const datasourceParameters = v.object(access)
export const experimentsParameters = v.object(access)
export const datasourcesParameters = v.object({ ...access, ...paging(1_000), search: text, by_ids: numbers })
export const entriesParameters = v.object({ ...access, ...paging(1_000), datasource: text, dimension: text })
export const linksParameters = v.object({
  ...access,
  ...paging(1_000),
  starts_with: text,
  with_parent: text,
  by_uuid: text,
  include_dates: flag,
  paginated: text,
})
export const linkParameters = v.object({ ...access, include_dates: flag })
export const storyParameters = v.object({ ...delivery, find_by: v.optional(v.picklist(['uuid', '']), '') })
export const storiesParameters = v.object({
  ...delivery,
  ...paging(100),
  starts_with: text,
  by_slugs: list,
  excluding_slugs: list,
  by_uuids: list,
  by_uuids_ordered: list,
  by_ids: numbers,
  excluding_ids: numbers,
  with_tag: list,
  is_startpage: flag,
  level: count(0),
  search_term: text,
  sort_by: v.pipe(text, v.transform(parseSort)),
  filter_query: filter,
  in_workflow_stages: list,
  only_variants: flag,
  by_taxonomy_term_ids: list,
  by_taxonomy_term_names: list,
  with_taxonomy_subterms: text,
  published_at_gt: date,
  published_at_gte: date,
  published_at_lt: date,
  published_at_lte: date,
  first_published_at_gt: date,
  first_published_at_gte: date,
  first_published_at_lt: date,
  first_published_at_lte: date,
  updated_at_gt: date,
  updated_at_gte: date,
  updated_at_lt: date,
  updated_at_lte: date,
})

export type DatasourcesParameters = v.InferOutput<typeof datasourcesParameters>
export type LinkParameters = v.InferOutput<typeof linkParameters>
export type LinksParameters = v.InferOutput<typeof linksParameters>
export type StoryParameters = v.InferOutput<typeof storyParameters>
export type StoriesParameters = v.InferOutput<typeof storiesParameters>
export type AccessParameters = v.InferOutput<typeof spaceParameters>

/** A schema of query parameters with known names. */
export type ParameterSchema<Parameters> = v.GenericSchema<unknown, Parameters> & { readonly entries: object }

type ParsedParameters<Parameters> =
  | { readonly kind: 'valid'; readonly parameters: Parameters }
  | { readonly kind: 'invalid'; readonly error: string }

/** Parses a query; an unknown parameter is an error, as it is for the real API. */
export function parseParameters<Parameters>(
  schema: ParameterSchema<Parameters>,
  query: Query,
): ParsedParameters<Parameters> {
  const unknown = Object.keys(query).filter(name => !Object.hasOwn(schema.entries, name))
  if (unknown.length > 0) return { kind: 'invalid', error: `Parameter(s) ${unknown.join(', ')} not allowed` }
  const result = v.safeParse(schema, query)
  if (result.success) return { kind: 'valid', parameters: result.output }
  const names = new Set(result.issues.map(issue => String(issue.path?.[0]?.key)))
  return { kind: 'invalid', error: `Parameter(s) ${[...names].join(', ')} not valid` }
}
