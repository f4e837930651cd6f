import { type StoryKind, storyKindNames } from '../library-entry.ts'
import { kindNumbers } from './kind-numbers.ts'

/** Documents that fit a query. */
export interface Tier {
  /** In the language of FTS5. */
  readonly expression: string
  /** Finds those among them that are ranked before others where there are too many. */
  readonly nearest?: string
}

/** So many documents of a kind that fit a query are ranked, and as many of the nearest, however many there are. */
export const mostRanked = 150

/** How much a word counts in scope, title, facts, description and body. */
const weights = '0.0, 10.0, 4.0, 3.0, 1.0'

/** How much a kind counts: visitors come for programmes. */
const kindWeights: Readonly<Record<StoryKind, number>> = {
  programme: 1.5,
  place: 1,
  person: 0.8,
  page: 1,
  news: 0.8,
  event: 0.7,
}

/** The weight of a document by its number. */
export const weightOfKind = `CASE id & 7 ${storyKindNames
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

/**
 * Tables of a tier: the numbers of all its documents (`all_`), of its nearest ones (`near_`), and of those that are ranked, with their scores (`ranked_`). To
 * rank a document costs many times what its number costs. `parameterOf` takes an expression into the statement.
 */
export function rankedTables(
  { expression, nearest }: Tier,
  tier: number,
  parameterOf: (expression: string) => string,
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
    // Without the plus sign, the full text is asked anew for each number.
    `ranked_${tier} AS MATERIALIZED (
      SELECT rowid AS id, bm25(search_text, ${weights}) AS score FROM ${all} AND +rowid IN (${combined(chosen)}))`,
  ]
}
