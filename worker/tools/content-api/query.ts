import type { FilterEntry } from './filter-query.ts'

/** A query as it came: one value for each name (the last), and the parts of `filter_query` as a list. */
export type Query = Readonly<Record<string, string | readonly FilterEntry[]>>

const FILTER = 'filter_query'
const BRACKETS = /\[([^[\]]*)\]/y

/** `[a][][b]` as `['a', '', 'b']`; a path that no condition has if the brackets do not match up. */
function pathOf(brackets: string): string[] {
  const path: string[] = []
  BRACKETS.lastIndex = 0
  for (let match = BRACKETS.exec(brackets); match; match = BRACKETS.exec(brackets)) path.push(match[1] ?? '')
  return path.join('').length + path.length * 2 === brackets.length ? path : []
}

/** Reads a query string; malformed escapes stay as they are, and no name reaches a prototype. */
export function readQuery(parameters: URLSearchParams): Query {
  const values = new Map<string, string | FilterEntry[]>()
  const filters: FilterEntry[] = []
  for (const [name, value] of parameters) {
    const isFilter = name === FILTER ? value !== '' : name.startsWith(`${FILTER}[`)
    if (isFilter) filters.push({ path: pathOf(name.slice(FILTER.length)), value })
    else values.set(name, value)
  }
  if (filters.length > 0) values.set(FILTER, filters)
  return Object.fromEntries(values)
}
