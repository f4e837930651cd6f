import { isOver } from '../../core/base/sql/expiry.ts'
import type { Statement } from '../../core/base/sql/statements.ts'
import { partsExpression, scopesOf } from './match-expression.ts'
import { linesOf } from './ranked-words.ts'
import type { SearchDocument } from './search-document.ts'
import { unusedSets } from './search-expiries.ts'

/** Statements that read and write the tables of the search; `set` is the name of a set. */

export const readSet = (set: string): Statement => ({
  sql: 'SELECT cv, changed_at, complete_at FROM search_sets WHERE name = ?1',
  values: [set],
})

/** Claims a set; returns a row unless another worker has claimed it. */
export const claimSet = (
  set: string,
  { space, now, until }: { space: string; now: number; until: number },
): Statement => ({
  sql: `INSERT INTO search_sets (name, space, cv, changed_at, complete_at, claimed_until, kept_at) VALUES (?1, ?2, 0, 0, 0, ?4, ?3)
    ON CONFLICT DO UPDATE SET claimed_until = excluded.claimed_until WHERE claimed_until < ?3
    RETURNING name`,
  values: [set, space, now, until],
})

export const releaseSet = (set: string): Statement => ({
  sql: 'UPDATE search_sets SET claimed_until = 0 WHERE name = ?1',
  values: [set],
})

/** `completeAt` is 0 where not all stories were read. */
export const finishSet = (
  set: string,
  { cv, changedAt, completeAt }: { cv: number; changedAt: number; completeAt: number },
): Statement => ({
  sql: `UPDATE search_sets SET cv = ?2, changed_at = ?3, complete_at = MAX(complete_at, ?4), claimed_until = 0
    WHERE name = ?1`,
  values: [set, cv, changedAt, completeAt],
})

/** The documents among these that the tables do not have as they are. */
export const changedAmong = (set: string, documents: readonly SearchDocument[]): Statement => ({
  sql: `SELECT n.value ->> '$[0]' AS uuid FROM json_each(?2) n
    LEFT JOIN search_documents d ON d.set_name = ?1 AND d.uuid = n.value ->> '$[0]'
    WHERE d.revision IS NOT n.value ->> '$[1]'`,
  values: [set, JSON.stringify(documents.map(({ uuid, revision }) => [uuid, revision]))],
})

/** The stories among these that are programmes, or that the set does not contain. */
export const possibleProgrammes = (set: string, uuids: readonly string[]): Statement => ({
  sql: `SELECT n.value AS uuid FROM json_each(?2) n
    LEFT JOIN search_documents d ON d.set_name = ?1 AND d.uuid = n.value
    WHERE d.kind IS NULL OR d.kind = 'programme'`,
  values: [set, JSON.stringify(uuids)],
})

/** The columns of a document beside its set, as `factsOf` gives them. */
const columns = [
  ...['uuid', 'story', 'kind', 'type', 'ends_at', 'revision', 'path', 'entry'],
  ...['place', 'degree_type', 'care_id', 'topic', 'published_at', 'words'],
]

const factsOf = ({ uuid, entry, place, revision, title, facts, description }: SearchDocument) => [
  ...[uuid, Number(entry.storyId), entry.kind, entry.storyType, entry.endsAt ?? null, revision, entry.path],
  ...[JSON.stringify(entry), place, entry.degreeType ?? null, entry.careId ?? null],
  ...[entry.topic ?? null, entry.publishedAt ?? null, linesOf({ title, facts, description })],
]

const wordsOf = (set: string, { uuid, entry, title, facts, description, body }: SearchDocument) => [
  uuid,
  ...[scopesOf(set, entry.storyType, entry.kind), title, facts, description, body].map(words =>
    words.join(' '),
  ),
]

const valueAt = (index: number) => `n.value ->> '$[${index}]'`
const assignments = columns.slice(1).map(name => `${name} = excluded.${name}`)

/** A document keeps its number. */
const numberOf = 'IFNULL(d.id, (SELECT IFNULL(MAX(id), 0) FROM search_documents) + ROW_NUMBER() OVER ())'

/** Writes documents over existing ones. */
export function putDocuments(set: string, documents: readonly SearchDocument[]): readonly Statement[] {
  // Texts are most of the written bytes: each statement gets only those that it reads.
  const uuids = JSON.stringify(documents.map(({ uuid }) => uuid))
  return [
    {
      sql: `DELETE FROM search_text WHERE rowid IN (
        SELECT d.id FROM json_each(?2) n CROSS JOIN search_documents d ON d.set_name = ?1 AND d.uuid = n.value)`,
      values: [set, uuids],
    },
    {
      sql: `WITH n AS (SELECT ${columns.map((name, index) => `${valueAt(index)} AS ${name}`).join(', ')} FROM json_each(?2) n)
        INSERT INTO search_documents (id, set_name, ${columns.join(', ')})
        SELECT ${numberOf}, ?1, n.* FROM n
        LEFT JOIN search_documents d ON d.set_name = ?1 AND d.uuid = n.uuid WHERE TRUE
        ON CONFLICT (set_name, uuid) DO UPDATE SET ${assignments.join(', ')}`,
      values: [set, JSON.stringify(documents.map(factsOf))],
    },
    {
      sql: `INSERT INTO search_text (rowid, scope, title, facts, description, body)
        SELECT d.id, ${[1, 2, 3, 4, 5].map(valueAt).join(', ')}
        FROM json_each(?2) n CROSS JOIN search_documents d ON d.set_name = ?1 AND d.uuid = ${valueAt(0)}`,
      values: [set, JSON.stringify(documents.map(document => wordsOf(set, document)))],
    },
  ]
}

const dropWhere = (condition: string, values: Statement['values']): readonly Statement[] => [
  {
    sql: `DELETE FROM search_text WHERE rowid IN (SELECT id FROM search_documents WHERE set_name = ?1 AND ${condition})`,
    values,
  },
  { sql: `DELETE FROM search_documents WHERE set_name = ?1 AND ${condition}`, values },
]

export const keepOnly = (set: string, uuids: readonly string[]): readonly Statement[] =>
  dropWhere('uuid NOT IN (SELECT value FROM json_each(?2))', [set, JSON.stringify(uuids)])

export const dropDocuments = (
  set: string,
  { uuids, stories }: { uuids: readonly string[]; stories: readonly number[] },
): readonly Statement[] =>
  dropWhere('(uuid IN (SELECT value FROM json_each(?2)) OR story IN (SELECT value FROM json_each(?3)))', [
    set,
    JSON.stringify(uuids),
    JSON.stringify(stories),
  ])

/** Deletes events that are over: no search finds them, and they would be read in the place of others. */
export const dropEnded = (names: readonly string[], now: number): readonly Statement[] => {
  const ended = 'search_documents WHERE set_name IN (SELECT value FROM json_each(?1)) AND ends_at <= ?2'
  return [`DELETE FROM search_text WHERE rowid IN (SELECT id FROM ${ended})`, `DELETE FROM ${ended}`].map(
    sql => ({ sql, values: [JSON.stringify(names), now] }),
  )
}

/** Notes that a deployment needs the sets of these names, so that no other one drops them. */
export const keepSets = (names: readonly string[], now: number): Statement => ({
  sql: 'UPDATE search_sets SET kept_at = ?2 WHERE name IN (SELECT value FROM json_each(?1))',
  values: [JSON.stringify(names), now],
})

export const unusedSet = (now: number): Statement => ({
  sql: `SELECT name FROM search_sets WHERE ${isOver(unusedSets)} LIMIT 1`,
  values: [now - unusedSets.life],
})

/** Documents and words that are dropped at once. */
const DOCUMENTS = 1_000
const WORDS = 5_000

/** Deletes a chunk of a set, and the set when it is empty. The next search in it builds it anew. */
export function dropPieceOf(set: string): readonly Statement[] {
  const documents = `SELECT id FROM search_documents WHERE set_name = ?1 ORDER BY id LIMIT ${DOCUMENTS}`
  const left = ['search_documents', 'search_words'].map(
    table => `NOT EXISTS (SELECT 1 FROM ${table} WHERE set_name = ?1)`,
  )
  return [
    'UPDATE search_sets SET complete_at = 0 WHERE name = ?1',
    `DELETE FROM search_text WHERE rowid IN (${documents})`,
    `DELETE FROM search_documents WHERE id IN (${documents})`,
    `DELETE FROM search_words WHERE id IN (SELECT id FROM search_words WHERE set_name = ?1 ORDER BY id LIMIT ${WORDS})`,
    `DELETE FROM search_sets WHERE name = ?1 AND ${left.join(' AND ')}`,
  ].map(sql => ({ sql, values: [set] }))
}

/** Adds words to the vocabulary; words that no document contains any more do no harm. */
export const addWords = (set: string, words: readonly string[]): Statement => ({
  sql: 'INSERT OR IGNORE INTO search_words (set_name, word) SELECT ?1, value FROM json_each(?2)',
  values: [set, JSON.stringify(words)],
})

/** The words among these that the vocabulary has. */
export const wordsAmong = (set: string, words: readonly string[]): Statement => ({
  sql: `SELECT word FROM json_each(?2) n CROSS JOIN search_words w ON w.set_name = ?1 AND w.word = n.value`,
  values: [set, JSON.stringify(words)],
})

/** The beginnings among these with which a word of the vocabulary begins. */
export const beginningsAmong = (set: string, beginnings: readonly string[]): Statement => ({
  sql: `SELECT value AS word FROM json_each(?2) WHERE EXISTS (
    SELECT 1 FROM search_words WHERE set_name = ?1 AND word >= value AND word < value || char(1114111))`,
  values: [set, JSON.stringify(beginnings)],
})

/** The words of the vocabulary that share most with the parts of a word. */
export const wordsLike = (set: string, parts: readonly string[]): Statement => ({
  sql: `SELECT w.word FROM (
      SELECT rowid AS id FROM search_word_parts WHERE search_word_parts MATCH ?2 AND rank MATCH 'bm25(0.0, 1.0)' ORDER BY rank LIMIT 60
    ) p CROSS JOIN search_words w ON w.id = p.id WHERE w.set_name = ?1`,
  values: [set, partsExpression(set, parts)],
})
