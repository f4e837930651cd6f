import * as v from 'valibot'
import { toHex } from '../../../core/base/http/signatures.ts'
import { readRows, runStatements } from '../../../core/base/sql/statements.ts'

/** The SHA-256 of the content of a form, in hexadecimal. */
export const digestOfContent = async (body: string): Promise<string> =>
  toHex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body)))

/** Keeps the content of a form, and resolves to its digest. Rejects when the database does. */
export async function saveContent(database: D1Database, body: string, now: number): Promise<string> {
  const digest = await digestOfContent(body)
  const sql = `INSERT INTO form_contents (digest, body, used) VALUES (?1, ?2, ?3)
    ON CONFLICT (digest) DO UPDATE SET used = excluded.used`
  await runStatements(database, [{ sql, values: [digest, body, now] }])
  return digest
}

const rows = v.array(v.object({ body: v.string() }))

/** The content with this digest, JSON; undefined if it is no longer stored. Rejects when the database does. */
export async function readContent(database: D1Database, digest: string): Promise<string | undefined> {
  const sql = 'SELECT body FROM form_contents WHERE digest = ?1'
  const [row] = v.parse(rows, await readRows(database, { sql, values: [digest] }))
  return row?.body
}
