import type { Statement } from '../../core/base/sql/statements.ts'
import type { EntryFilters, ListPart } from '../../core/platform/search.ts'

const columns: Readonly<Record<keyof EntryFilters, string>> = {
  types: 'type',
  kinds: 'kind',
  degreeTypes: 'degree_type',
  careIds: 'care_id',
  uuids: 'uuid',
}

// `Object.keys` forgets the names of the keys.
const filterNames = Object.keys(columns) as readonly (keyof EntryFilters)[]

/** Leaves out stories that are gone, by the JSON list of their numbers. */
const isThere = (parameter: string) =>
  `CAST(story AS TEXT) NOT IN (SELECT value FROM json_each(${parameter}))`

/** The pages of a set in the editors' order, without events, which have no page of their own. */
export function entriesStatement(
  set: string,
  { filters, part, gone }: { filters: EntryFilters; part: ListPart; gone: readonly string[] },
): Statement {
  const given = filterNames.filter(name => filters[name].length)
  const conditions = given.map(
    (name, index) => `AND ${columns[name]} IN (SELECT value FROM json_each(?${index + 5}))`,
  )
  return {
    sql: `SELECT d.entry FROM (
        SELECT id, place, story FROM search_documents
        WHERE set_name = ?1 AND kind <> 'event' AND ${isThere('?2')} ${conditions.join(' ')}
        ORDER BY place, story LIMIT ?3 OFFSET ?4
      ) n CROSS JOIN search_documents d ON d.id = n.id ORDER BY n.place, n.story`,
    values: [
      ...[set, JSON.stringify(gone), part.limit, part.offset],
      ...given.map(name => JSON.stringify(filters[name])),
    ],
  }
}

export interface NewsFilter {
  /** Empty for all. */
  readonly topic: string
  /** Articles of a later date are left out, epoch milliseconds. */
  readonly now: number
  readonly gone: readonly string[]
}

const newsOf = `set_name = ?1 AND kind = 'news' AND ${isThere('?2')} AND (?3 = '' OR topic = ?3)`

/** The number of the articles, and the date of the next one to come. */
export const countNews = (set: string, { topic, now, gone }: NewsFilter): Statement => ({
  sql: `SELECT COUNT(CASE WHEN published_at <= ?4 THEN 1 END) AS total, MIN(CASE WHEN published_at > ?4 THEN published_at END) AS next
    FROM search_documents WHERE ${newsOf}`,
  values: [set, JSON.stringify(gone), topic, now],
})

/** Some of the articles, the newest first. */
export const newsStatement = (set: string, { topic, now, gone }: NewsFilter, part: ListPart): Statement => ({
  sql: `SELECT d.entry FROM (
      SELECT id, published_at, place, story FROM search_documents
      WHERE ${newsOf} AND published_at <= ?4
      ORDER BY published_at DESC, place, story LIMIT ?5 OFFSET ?6
    ) n CROSS JOIN search_documents d ON d.id = n.id ORDER BY n.published_at DESC, n.place, n.story`,
  values: [set, JSON.stringify(gone), topic, now, part.limit, part.offset],
})
