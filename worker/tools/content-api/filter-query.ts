import { isObject } from '../../../blocks/_kit/fields/is-object.ts'
import { type JsonObject, ownField } from '../../core/content/tree.ts'
import { type FieldTest, operators } from './filter-operators.ts'

/** One `filter_query[a][b]=value` of a query: `path` is `['a', 'b']`. */
export type FilterEntry = { readonly path: readonly string[]; readonly value: string }
export type ContentTest = (content: JsonObject) => boolean

/** The test of a query without conditions, for which no content has to be read. */
export const anyContent: ContentTest = () => true

type Condition = { readonly field: string; readonly operator: string; readonly isAlternative: boolean }

/** `[]` or `[0]` behind a name: an item of a list. */
const isItem = (part: string | undefined) => part !== undefined && /^\d*$/.test(part)

/**
 * Parses `field, operator` or `__or, [], field, operator`, either followed by `[]` for a list of operands. The form
 * does not show where one alternative of `__or` ends, so each condition in it is an alternative.
 */
function conditionOf(path: readonly string[]): Condition | null {
  const isAlternative = path[0] === '__or'
  if (isAlternative && !isItem(path[1])) return null
  const [field, operator, ...rest] = isAlternative ? path.slice(2) : path
  if (!field || !operator || rest.length > 1 || (rest.length === 1 && !isItem(rest[0]))) return null
  return { field, operator, isAlternative }
}

/** The value at `seo.title` or `body.0.name`. */
function fieldAt(content: JsonObject, field: string): unknown {
  const direct = ownField(content, field)
  if (direct !== undefined) return direct
  let value: unknown = content
  for (const name of field.split('.')) {
    if (Array.isArray(value)) value = /^\d+$/.test(name) ? value[Number(name)] : undefined
    else value = isObject(value) ? ownField(value, name) : undefined
  }
  return value
}

/** Joins the operands of `[in][]=a` and `[in][]=b`; plain repetition means the last one. */
function mergeLists(entries: readonly FilterEntry[]): FilterEntry[] {
  const merged = new Map<string, FilterEntry>()
  for (const { path, value } of entries) {
    const isList = path[0] === '__or' ? path.length === 5 : path.length === 3
    const key = isList ? JSON.stringify(path.slice(0, -1)) : `${merged.size}`
    const former = merged.get(key)
    merged.set(key, { path, value: former ? `${former.value},${value}` : value })
  }
  return [...merged.values()]
}

/**
 * The test for a filter query: all conditions, and at least one of those in `__or`. Null if one of them is malformed.
 * https://www.storyblok.com/docs/api/content-delivery/v2/filter-queries
 */
export function parseFilterQuery(entries: readonly FilterEntry[]): ContentTest | null {
  const required: ContentTest[] = []
  const alternatives: ContentTest[] = []
  for (const { path, value } of mergeLists(entries)) {
    const condition = conditionOf(path)
    if (!condition || !Object.hasOwn(operators, condition.operator)) return null
    const test: FieldTest | null = operators[condition.operator]?.(value) ?? null
    if (!test) return null
    const target = condition.isAlternative ? alternatives : required
    target.push(content => test(fieldAt(content, condition.field)))
  }
  const hasAlternative = (content: JsonObject) =>
    alternatives.length === 0 || alternatives.some(test => test(content))
  return content => required.every(test => test(content)) && hasAlternative(content)
}
