import type { Statement } from '../../sql/statement.ts'

export interface FindQuestion {
  readonly set: string
  /** Queries in the language of FTS5: what fits the first comes before what fits the second, and so on. */
  readonly titled: string
  readonly nearlyTitled: string
  readonly exact: string
  readonly wide: string
  /** Paths of what editors put before all else. */
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

/** How much a word counts in scope, title, facts, description and body. */
const weights = '0.0, 10.0, 4.0, 3.0, 1.0'

/** How much a kind counts: visitors come for programmes. */
const kindWeight = `CASE d.kind WHEN 'programme' THEN 1.5 WHEN 'event' THEN 0.7 WHEN 'news' THEN 0.8 WHEN 'person' THEN 0.8 ELSE 1.0 END`

const matches = (tier: number, parameter: string) =>
  `SELECT rowid AS id, ${tier} AS tier, bm25(search_text, ${weights}) AS score FROM search_text
    WHERE search_text MATCH ${parameter}`

/**
 * What a search finds, in the order of nearness: `total` is the number of all of its kind, `page` the one that was taken. Of kinds beside the one that was
 * asked for there is one row. `ends_at` is when the first event among all of them ends.
 */
export const findStatement = (question: FindQuestion): Statement => ({
  sql: `WITH
    titled AS MATERIALIZED (${matches(1, '?12')}),
    nearly_titled AS MATERIALIZED (${matches(2, '?13')}),
    exact AS MATERIALIZED (${matches(3, '?2')}),
    wide AS MATERIALIZED (${matches(4, '?3')}),
    pinned AS MATERIALIZED (
      SELECT id, 0 AS tier, 0.0 AS score FROM search_documents
      WHERE set_name = ?1 AND path IN (SELECT value FROM json_each(?4))),
    hits AS MATERIALIZED (
      SELECT id, MIN(tier) AS tier, MIN(score) AS score
      FROM (SELECT * FROM titled UNION ALL SELECT * FROM nearly_titled UNION ALL SELECT * FROM exact UNION ALL SELECT * FROM wide UNION ALL SELECT * FROM pinned) GROUP BY id),
    found AS MATERIALIZED (
      SELECT h.id, d.kind, d.ends_at, h.tier, h.score * ${kindWeight} AS score
      FROM hits h CROSS JOIN search_documents d ON d.id = h.id
      WHERE (d.ends_at IS NULL OR d.ends_at > ?7)
        AND (?5 = '[]' OR d.type IN (SELECT value FROM json_each(?5)))
        AND CAST(d.story AS TEXT) NOT IN (SELECT value FROM json_each(?6))),
    placed AS (
      SELECT id, kind, tier, score, COUNT(*) OVER kinds AS total,
        ROW_NUMBER() OVER (kinds ORDER BY tier, score, id) AS place
      FROM found WINDOW kinds AS (PARTITION BY kind)),
    asked AS (SELECT MAX(kind = ?8) AS has_kind, MIN(ends_at) AS ends_at FROM found),
    paged AS (
      SELECT *, MIN(CAST(?9 AS INTEGER), (total + CAST(?10 AS INTEGER) - 1) / CAST(?10 AS INTEGER)) AS page FROM placed)
    SELECT p.kind, p.total, p.tier, p.score, a.ends_at AS ends_at,
      CASE WHEN p.kind = ?8 THEN p.page ELSE 1 END AS page,
      CASE WHEN a.has_kind AND p.kind <> ?8 THEN NULL ELSE d.entry END AS entry
    FROM paged p CROSS JOIN asked a JOIN search_documents d ON d.id = p.id
    WHERE CASE
      WHEN NOT a.has_kind THEN p.place <= ?11
      WHEN p.kind = ?8 THEN p.place > (p.page - 1) * ?10 AND p.place <= p.page * ?10
      ELSE p.place = 1 END
    ORDER BY p.tier, p.score, p.id`,
  values: [
    question.set,
    question.exact,
    question.wide,
    JSON.stringify(question.pinned),
    JSON.stringify(question.types),
    JSON.stringify(question.gone),
    question.now,
    question.kind,
    question.page,
    question.perPage,
    question.limit,
    question.titled,
    question.nearlyTitled,
  ],
})
