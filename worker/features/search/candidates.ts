import * as v from 'valibot'
import type { Statement } from '../../core/base/sql/statements.ts'
import { type StoryKind, storyKindNames } from '../../core/platform/library-entry.ts'
import { inScope } from './match-expression.ts'

/** A search for documents, with its queries in the language of FTS5. */
export interface CandidateQuestion {
  readonly set: string
  /** Types of stories; empty for all. */
  readonly types: readonly string[]
  /** Finds all results. */
  readonly expression: string
  /** Finds the results that come first where there are too many to read: those with the words in their title, and near the top. */
  readonly nearest: readonly [titled: string, nearTop: string]
}

/** Maximum results that are read as a whole. Of more, some of each kind are read. */
export const mostMatches = 150
/** Maximum results of a kind that are listed and counted. */
export const mostOfKind = 100
/** Maximum of the nearest results of a kind that are read: those with the words in their title, and near the top. */
const mostNearest = [15, 30] as const

const columns = 'd.id, d.kind, d.type, d.story, d.path, d.ends_at, d.words, d.entry'

export const candidateRows = v.array(
  v.object({
    id: v.number(),
    kind: v.picklist(storyKindNames),
    type: v.string(),
    story: v.number(),
    path: v.string(),
    ends_at: v.nullable(v.number()),
    words: v.string(),
    entry: v.string(),
    part: v.number(),
  }),
)

/** A document that a search may show. `part` is the number of the query that has found it first. */
export type Candidate = v.InferOutput<typeof candidateRows>[number]

/** Documents of news and events are numbered by age, and their latest come first. */
const orderOf = (kind: StoryKind) => (kind === 'news' || kind === 'event' ? 'DESC' : 'ASC')

const numbers = (parameter: number, order: string, limit: number) =>
  `SELECT rowid AS id FROM search_text WHERE search_text MATCH ?${parameter} ORDER BY rowid ${order} LIMIT ${limit}`

// The full text is read in the order of its numbers, and ends at the limit: a row that is read is a row that is returned.
const documents = (part: number, found: string) =>
  `SELECT ${columns}, ${part} AS part FROM (${found}) n CROSS JOIN search_documents d ON d.id = n.id`

/** The first results, one more than are read as a whole. */
export const firstMatches = ({ expression, ...scope }: CandidateQuestion): Statement => ({
  sql: documents(0, numbers(1, 'ASC', mostMatches + 1)),
  values: [inScope(scope, expression)],
})

/** The nearest results of a kind, and its first `most` ones. */
export const matchesOfKind = (
  { expression, nearest, set, types }: CandidateQuestion,
  kind: StoryKind,
  most: number,
): Statement => ({
  sql: [...mostNearest, Math.min(most, mostOfKind)]
    .map((limit, part) => documents(part, numbers(part + 1, orderOf(kind), limit)))
    .join(' UNION ALL '),
  values: [...nearest, expression].map(one => inScope({ set, types, kind }, one)),
})

/** How many results of a kind there are, one more than are counted at most. */
export const countOfKind = ({ expression, set, types }: CandidateQuestion, kind: StoryKind): Statement => ({
  sql: `SELECT COUNT(*) AS total FROM (${numbers(1, orderOf(kind), mostOfKind + 1)})`,
  values: [inScope({ set, types, kind }, expression)],
})

/** The documents at these paths. */
export const documentsAt = (set: string, paths: readonly string[]): Statement => ({
  sql: `SELECT ${columns}, 0 AS part FROM json_each(?2) n CROSS JOIN search_documents d ON d.set_name = ?1 AND d.path = n.value`,
  values: [set, JSON.stringify(paths)],
})
