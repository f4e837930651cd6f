import * as v from 'valibot'
import { toHex } from '../../../core/base/http/signatures.ts'
import { readRows, runStatements } from '../../../core/base/sql/statements.ts'
import { type ShownForm, shownFormSchema } from '../shown-form.ts'
import { parseBody } from './submission-schema.ts'

const DAY = 86_400_000

/**
 * Stores a version of a form with its current sending, and records at most once a day that it is shown. Rejects when the database
 * does.
 */
export async function storeVersion(database: D1Database, form: ShownForm, now: number): Promise<void> {
  const sql = `INSERT INTO form_versions (form, version, body, used) VALUES (?1, ?2, ?3, ?4)
    ON CONFLICT (form, version) DO UPDATE SET used = excluded.used, body = excluded.body
    WHERE used < excluded.used - ${DAY} OR body <> excluded.body`
  await runStatements(database, [{ sql, values: [form.id, form.version, JSON.stringify(form), now] }])
}

const rows = v.array(v.object({ body: v.string() }))

/** A version of a form; undefined if it is not stored. Rejects when the database does, and for a malformed body. */
export async function readVersion(
  database: D1Database,
  { id, version }: Pick<ShownForm, 'id' | 'version'>,
): Promise<ShownForm | undefined> {
  const sql = 'SELECT body FROM form_versions WHERE form = ?1 AND version = ?2'
  const [row] = v.parse(rows, await readRows(database, { sql, values: [id, version] }))
  return row && parseBody(shownFormSchema, row.body)
}

/** The SHA-256 of the content of a form, in hexadecimal. */
export const digestOfContent = async (body: string): Promise<string> =>
  toHex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body)))

/** Keeps the content of a form, and resolves to its digest. Rejects when the database does. */
export async function storeContent(database: D1Database, body: string, now: number): Promise<string> {
  const digest = await digestOfContent(body)
  const sql = `INSERT INTO form_contents (digest, body, used) VALUES (?1, ?2, ?3)
    ON CONFLICT (digest) DO UPDATE SET used = excluded.used`
  await runStatements(database, [{ sql, values: [digest, body, now] }])
  return digest
}

/** The content with this digest, JSON; undefined if it is no longer stored. Rejects when the database does. */
export async function readContent(database: D1Database, digest: string): Promise<string | undefined> {
  const sql = 'SELECT body FROM form_contents WHERE digest = ?1'
  const [row] = v.parse(rows, await readRows(database, { sql, values: [digest] }))
  return row?.body
}
