import { type StoryKind, storyKindNames } from '../../core/platform/library-entry.ts'
import type { WordExpressions } from './match-expression.ts'
import { kindNumbers } from './search-document.ts'

/** Documents that fit a query. */
export interface Tier {
  /** In the language of FTS5. */
  readonly expression: string
  /** Finds the matches that are ranked before others if there are too many. */
  readonly nearest?: string
}

/** Maximum documents of a kind that are ranked among all matches, and as many among the nearest. */
export const mostRanked = 150

/** Weights of a word by the column of the full text, and of a whole word of the title in addition. */
const columnWeights = { title: 10, facts: 4, description: 3, body: 1 }
const wholeWeight = 5

/** Weights of kinds: visitors mostly look for programmes. */
const kindWeights: Readonly<Record<StoryKind, number>> = {
  programme: 1.5,
  place: 1,
  person: 0.8,
  page: 1,
  news: 0.8,
  event: 0.7,
}

/** The weight of a document by its number. */
const weightOfKind = `CASE id & 7 ${storyKindNames
  .map(kind => `WHEN ${kindNumbers[kind]} THEN ${kindWeights[kind]}`)
  .join(' ')} END`

/** The rows of several selects. D1 combines five at most. */
const combined = (selects: readonly string[]): string =>
  selects.length > 5
    ? combined([`SELECT * FROM (${combined(selects.slice(0, 5))})`, ...selects.slice(5)])
    : selects.join(' UNION ALL ')

/** The first documents of each kind in a table of numbers; of news and events the last ones, which are the newest. */
const firstOfKinds = (table: string) =>
  storyKindNames.map(kind => {
    const order = kind === 'news' || kind === 'event' ? 'DESC' : 'ASC'
    return `SELECT * FROM (
        SELECT id FROM ${table} WHERE id & 7 = ${kindNumbers[kind]} ORDER BY id ${order} LIMIT ${mostRanked})`
  })

const matching = (parameter: string) =>
  `search_text WHERE search_text MATCH ${parameter} AND rowid NOT IN (SELECT id FROM hidden)`

/** Takes an expression into the statement; returns its parameter. */
export type ParameterOf = (expression: string) => string

/**
 * Tables of a tier: the numbers of all its documents (`all_`), of its nearest ones (`near_`), and of those that are ranked (`ranked_`).
 * Ranking a document costs many times as much as finding its number.
 */
export function rankedTables(
  { expression, nearest }: Tier,
  tier: number,
  parameterOf: ParameterOf,
): readonly string[] {
  const all = matching(parameterOf(expression))
  const near =
    nearest === undefined
      ? []
      : [`near_${tier} AS MATERIALIZED (SELECT rowid AS id FROM ${matching(parameterOf(nearest))})`]
  const chosen = [`all_${tier}`, ...(near.length ? [`near_${tier}`] : [])].flatMap(firstOfKinds)
  return [
    `all_${tier} AS MATERIALIZED (SELECT rowid AS id FROM ${all})`,
    ...near,
    `ranked_${tier} AS MATERIALIZED (SELECT DISTINCT id FROM (${combined(chosen)}))`,
  ]
}

const columns = ['scope', 'title', 'facts', 'description', 'body'] as const

/** Whether a column contains a word. Only the sign of `bm25` is used, because its amount depends on the rows of all other sets. */
const standsIn = (column: keyof typeof columnWeights) =>
  `(bm25(search_text, ${columns.map(name => (name === column ? '1.0' : '0.0')).join(', ')}) < 0)`

const hit = Object.entries(columnWeights)
  // `Object.entries` forgets the names of the keys.
  .map(([name, weight]) => `${weight}.0 * ${standsIn(name as keyof typeof columnWeights)}`)
  .join(' + ')

/** How many words a title has. */
const titleWords = "(LENGTH(d.entry ->> '$.title') - LENGTH(REPLACE(d.entry ->> '$.title', ' ', '')) + 1)"

/**
 * Tables that give each document of `chosen` its `score`, the best first: the weights of its words by the columns that contain them (as in
 * BM25, a title with fewer other words first), rarer words of the set more, and the weight of its kind. Rows of other sets have no
 * influence.
 */
export function scoreTables(
  words: readonly WordExpressions[],
  scope: string,
  parameterOf: ParameterOf,
): readonly string[] {
  const anywhere = words.map(one => parameterOf(one.anywhere))
  const titled = words.map(one => parameterOf(one.titled))
  // Without the plus sign, SQLite queries the full text again for each number.
  const hitsOf = (parameter: string, word: number, weight: string) =>
    `SELECT rowid AS id, ${word} AS word, ${weight} AS hit FROM search_text
      WHERE search_text MATCH ${parameter} AND +rowid IN (SELECT id FROM chosen)`
  const hits = [
    ...anywhere.map((parameter, word) => hitsOf(parameter, word, hit)),
    ...titled.map((parameter, word) => hitsOf(parameter, word, `${wholeWeight}.0`)),
  ]
  const size = `(SELECT COUNT(*) FROM search_text WHERE search_text MATCH ${scope})`
  const rarities = anywhere.map((parameter, word) =>
    words.length > 1
      ? `SELECT ${word} AS word, LN(1 + ${size} / MAX(1.0, COUNT(*))) AS rarity FROM search_text WHERE search_text MATCH ${parameter}`
      : `SELECT ${word} AS word, 1.0 AS rarity`,
  )
  if (!words.length) return ['ranked AS MATERIALIZED (SELECT id, tier, 0.0 AS score FROM chosen)']
  return [
    `hits AS MATERIALIZED (SELECT id, word, SUM(hit) AS hit FROM (${combined(hits)}) GROUP BY id, word)`,
    `rarities AS MATERIALIZED (${combined(rarities)})`,
    `scores AS MATERIALIZED (
      SELECT h.id, SUM(r.rarity * h.hit / (h.hit + 1 + ${titleWords} / 4.0)) AS score
      FROM hits h CROSS JOIN rarities r ON r.word = h.word CROSS JOIN search_documents d ON d.id = h.id GROUP BY h.id)`,
    // Sums of the same numbers in another order may differ in their last digits.
    `ranked AS MATERIALIZED (
      SELECT id, tier, ROUND(-COALESCE(score, 0.0) * ${weightOfKind}, 6) AS score FROM chosen LEFT JOIN scores USING (id))`,
  ]
}
