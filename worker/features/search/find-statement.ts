import type { Statement } from '../../core/base/sql/statements.ts'
import { inScope, type WordExpressions } from './match-expression.ts'
import { mostRanked, rankedTables, scoreTables, type Tier } from './ranked-tables.ts'
import { kindNumberOf } from './search-document.ts'

export interface FindQuestion {
  readonly set: string
  /** Tiers of matches, best first: documents of the first tier come before those of the second, and so on; at most four. */
  readonly tiers: readonly Tier[]
  /** The words by which documents of a tier are ranked. */
  readonly words: readonly WordExpressions[]
  /** Paths of the pages that editors pinned to the top. */
  readonly pinned: readonly string[]
  /** Types of stories; empty for all. */
  readonly types: readonly string[]
  /** Numbers of stories that are gone. */
  readonly gone: readonly string[]
  readonly now: number
  /** One kind in pages, or empty for the first `limit` of each. */
  readonly kind: string
  readonly page: number
  readonly perPage: number
  readonly limit: number
}

/** The tables of a search and their values: `matched` contains the numbers of all results, `ranked` those with a tier and a score. */
export function findTables({ set, tiers, words, pinned, types, gone, now }: FindQuestion): Statement {
  const values: (string | number)[] = [
    set,
    JSON.stringify(pinned),
    JSON.stringify(types),
    JSON.stringify(gone),
    now,
  ]
  const parameterOf = (expression: string) => `?${values.push(inScope(set, types, expression))}`
  const tables = tiers.flatMap((tier, index) => rankedTables(tier, index, parameterOf))
  const ranked = tiers.map((_, index) => `UNION ALL SELECT id, ${index + 1} FROM ranked_${index}`)
  const scores = scoreTables(words, `?${values.push(`scope : "${set}"`)}`, parameterOf)
  const names = ['pinned', ...tiers.map((_, index) => `all_${index}`)]
  const others = names.slice(0, -1).map(name => `SELECT id FROM ${name}`)
  return {
    sql: `WITH hidden AS MATERIALIZED (
      SELECT id FROM search_documents WHERE set_name = ?1 AND ends_at <= ?5
      UNION SELECT d.id FROM json_each(?4) n CROSS JOIN search_documents d ON d.set_name = ?1 AND d.story = CAST(n.value AS INTEGER)),
    pinned AS MATERIALIZED (
      SELECT d.id FROM json_each(?2) n CROSS JOIN search_documents d ON d.set_name = ?1 AND d.path = n.value
      WHERE d.id NOT IN (SELECT id FROM hidden) AND (?3 = '[]' OR d.type IN (SELECT value FROM json_each(?3)))),
    ${tables.map(table => `${table},\n    `).join('')}chosen AS MATERIALIZED (
      SELECT id, MIN(tier) AS tier FROM (SELECT id, 0 AS tier FROM pinned ${ranked.join(' ')}) GROUP BY id),
    ${scores.join(',\n    ')},
    others AS MATERIALIZED (${others.join(' UNION ') || 'SELECT id FROM pinned WHERE FALSE'}),
    matched AS MATERIALIZED (
      SELECT id FROM others UNION ALL SELECT id FROM ${names.at(-1)} WHERE id NOT IN (SELECT id FROM others))`,
    values,
  }
}

/**
 * The statement that reads the documents of a search: ranked ones by relevance, then the others by number. `total` is the number of all of
 * a kind, `page` the page that was read. Kinds other than the requested one have one row each. `ends_at` is when the first event of the set
 * ends, if events were found.
 */
export function findStatement(question: FindQuestion): Statement {
  const { tiers, kind, page, perPage, limit } = question
  const tables = findTables(question)
  const values = [...tables.values]
  const parameter = (value: number) => `CAST(?${values.push(value)} AS INTEGER)`
  const [wanted, taken, size] = [kindNumberOf(kind), page, perPage].map(parameter)
  // The first pages of a kind have ranked documents only.
  const further =
    kind && page * perPage > mostRanked
      ? `UNION ALL SELECT id, ${tiers.length + 1}, 0.0 FROM matched WHERE id & 7 = ${wanted} AND id NOT IN (SELECT id FROM ranked)`
      : ''
  return {
    sql: `${tables.sql},
    totals AS MATERIALIZED (SELECT id & 7 AS kind, COUNT(*) AS total FROM matched GROUP BY id & 7),
    listed AS (SELECT id, tier, score FROM ranked ${further}),
    placed AS (
      SELECT l.*, t.kind, t.total, MIN(${taken}, (total + ${size} - 1) / ${size}) AS page,
        ROW_NUMBER() OVER (PARTITION BY t.kind ORDER BY tier, score, id) AS place
      FROM listed l JOIN totals t ON t.kind = l.id & 7),
    known AS MATERIALIZED (
      SELECT MAX(kind = ${wanted}) AS has_kind, MAX(kind = ${kindNumberOf('event')}) AS has_event FROM totals)
    SELECT d.kind, p.total, p.score,
      (SELECT MIN(ends_at) FROM search_documents WHERE set_name = ?1 AND ends_at > ?5 AND k.has_event) AS ends_at,
      CASE WHEN p.kind = ${wanted} THEN p.page ELSE 1 END AS page,
      CASE WHEN k.has_kind AND p.kind <> ${wanted} THEN NULL ELSE d.entry END AS entry
    FROM placed p CROSS JOIN known k JOIN search_documents d ON d.id = p.id
    WHERE CASE
      WHEN NOT k.has_kind THEN p.place <= ${parameter(limit)}
      WHEN p.kind = ${wanted} THEN p.place > (p.page - 1) * ${size} AND p.place <= p.page * ${size}
      ELSE p.place = 1 END
    ORDER BY p.tier, p.score, p.id`,
    values,
  }
}
