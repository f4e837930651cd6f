import * as v from 'valibot'
import type { Statement } from '../../base/sql/statements.ts'

/** A former address of the story with a uuid, without the language in the path. */
export const moveRow = v.object({ uuid: v.string(), language: v.string(), path: v.string() })
export type MoveRow = v.InferOutput<typeof moveRow>

/** Rows in one statement: some hundred bytes each. */
const perStatement = 1_000

/**
 * Reads the former addresses of a space's stories, page by page: `after` is the last row of the page
 * before.
 */
export const readMoves = (space: string, after: MoveRow | undefined): Statement => ({
  sql: `SELECT uuid, language, path FROM moves WHERE space = ?1 AND (path, language) > (?2, ?3)
    ORDER BY path, language LIMIT ${perStatement}`,
  values: [space, after?.path ?? '', after?.language ?? ''],
})

/** Adds rows to those of a space. A row for the same address is replaced. */
export function writeMoves(space: string, rows: readonly MoveRow[]): readonly Statement[] {
  const parts = Array.from({ length: Math.ceil(rows.length / perStatement) }, (_, part) =>
    rows.slice(part * perStatement, (part + 1) * perStatement),
  )
  return parts.map(part => ({
    sql: `INSERT INTO moves (space, path, language, uuid)
      SELECT ?1, value ->> 'path', value ->> 'language', value ->> 'uuid' FROM json_each(?2) WHERE TRUE
      ON CONFLICT DO UPDATE SET uuid = excluded.uuid`,
    values: [space, JSON.stringify(part)],
  }))
}
