import * as v from 'valibot'

const text = v.optional(v.string())
const list = v.pipe(
  v.optional(v.string(), ''),
  v.transform(value => value.split(',').filter(part => part !== '')),
)
const number = v.optional(v.pipe(v.string(), v.toNumber(), v.minValue(1)))

/** The parameters that the site sends; the names in brackets are fields. */
const schema = v.strictObject({
  token: v.string(),
  version: v.optional(v.picklist(['draft', 'published']), 'published'),
  // Spaces in memory have one state, the latest, and no releases.
  cv: text,
  from_release: text,
  page: number,
  per_page: number,
  // Links come in pages with it and without it.
  paginated: text,
  language: text,
  datasource: text,
  starts_with: v.optional(v.string(), ''),
  content_type: text,
  by_uuids: v.optional(list),
  by_ids: v.optional(list),
  published_at_gt: text,
  sort_by: text,
  excluding_fields: list,
  resolve_links: v.optional(v.literal('url')),
  resolve_links_level: number,
  resolve_relations: list,
  resolve_level: number,
})

/** `filter_query[field][in]=a,b`: the field has one of the values. */
interface Filter {
  readonly field: string
  readonly values: readonly string[]
}

export interface Parameters extends v.InferOutput<typeof schema> {
  readonly filters: readonly Filter[]
}

/** The parameters of a query, or why they are refused. */
export function parseQuery(query: URLSearchParams): Parameters | string {
  const filters: Filter[] = []
  const plain: Record<string, string> = {}
  for (const [name, value] of query) {
    const field = /^filter_query\[([^\]]+)\]\[in\]$/.exec(name)?.[1]
    if (field) filters.push({ field, values: value.split(',') })
    else plain[name] = value
  }
  const parsed = v.safeParse(schema, plain)
  if (parsed.success) return { ...parsed.output, filters }
  const names = parsed.issues.map(issue => v.getDotPath(issue) ?? '')
  return `Parameter(s) ${names.join(', ')} not allowed`
}
