import * as v from 'valibot'
import type { FormDraft } from '../submission.ts'
import { readRows } from './run-statements.ts'
import type { Statement } from './statement.ts'
import { draftSchema, parseBody } from './submission-schema.ts'

/** Milliseconds for which a form in progress is kept. */
export const draftLife = 86_400_000

/** An older state of the same draft, which comes late, replaces no newer one. */
export const saveDraftStatement = (draft: FormDraft): Statement => ({
  sql: `INSERT INTO drafts (id, updated, body) VALUES (?1, ?2, ?3)
    ON CONFLICT (id) DO UPDATE SET updated = excluded.updated, body = excluded.body
    WHERE excluded.updated >= drafts.updated`,
  values: [draft.id, draft.updated, JSON.stringify(draft)],
})

const rows = v.array(v.object({ body: v.string() }))

/** The draft with this id that is younger than a day. Rejects when the database does. */
export async function readDraft(
  database: D1Database,
  id: string,
  now: number,
): Promise<FormDraft | undefined> {
  const sql = 'SELECT body FROM drafts WHERE id = ?1 AND updated > ?2'
  const [row] = v.parse(rows, await readRows(database, { sql, values: [id, now - draftLife] }))
  return row && parseBody(draftSchema, row.body)
}
