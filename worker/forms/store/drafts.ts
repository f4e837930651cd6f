import * as v from 'valibot'
import { readRows, runStatements } from '../../sql/run-statements.ts'
import type { Statement } from '../../sql/statement.ts'
import type { FormDraft, SavedDraft } from '../submission.ts'
import { draftSchema, parseBody } from './submission-schema.ts'

/**
 * Writes a draft. Where a revision is expected, a stored state of another revision stays; else one that is newer. Returns a row only where
 * it wrote one.
 */
const draftStatement = (draft: FormDraft, expected: number | undefined): Statement => ({
  sql: `INSERT INTO drafts (id, updated, until, revision, email, body) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
    ON CONFLICT (id) DO UPDATE SET updated = excluded.updated, until = excluded.until,
      revision = excluded.revision, email = excluded.email, body = excluded.body
    WHERE CASE WHEN ?7 IS NULL THEN excluded.updated >= drafts.updated ELSE drafts.revision = ?7 END
    RETURNING id`,
  values: [
    draft.id,
    draft.updated,
    draft.until,
    draft.revision,
    draft.email ?? null,
    JSON.stringify(draft),
    expected ?? null,
  ],
})

/** A row of the outbox for each mail of a draft; a mail that was ordered before has its row. */
const mailStatement = ({ id, updated }: FormDraft): Statement => ({
  sql: `INSERT INTO outbox (id, submission, kind, position, next_attempt, changed)
    SELECT d.id || ':mail:' || m.key, d.id, 'mail', m.key, ?2, ?2
    FROM drafts d, json_each(d.body, '$.mails') m WHERE d.id = ?1
    ON CONFLICT DO NOTHING`,
  values: [id, updated],
})

/** Notes the address of each mail of a draft, once. */
const addressStatement = ({ id, updated }: FormDraft): Statement => ({
  sql: `INSERT INTO resume_mails (draft, position, address, at)
    SELECT d.id, m.key, lower(m.value ->> 'to'), ?2
    FROM drafts d, json_each(d.body, '$.mails') m WHERE d.id = ?1
    ON CONFLICT DO NOTHING`,
  values: [id, updated],
})

const contentStatement = ({ contents, updated }: FormDraft): Statement => ({
  sql: 'UPDATE form_contents SET used = ?2 WHERE digest IN (SELECT value FROM json_each(?1))',
  values: [JSON.stringify(Object.values(contents ?? {})), updated],
})

/** Stores a draft and the orders of its mails in one transaction. Rejects when the database does. */
export async function saveDraft(
  database: D1Database,
  draft: FormDraft,
  expected?: number,
): Promise<Exclude<SavedDraft, 'lost'>> {
  const [written] = await runStatements(database, [
    draftStatement(draft, expected),
    ...(draft.mails.length ? [mailStatement(draft), addressStatement(draft)] : []),
    ...(draft.contents ? [contentStatement(draft)] : []),
  ])
  return written?.length ? 'saved' : 'changed'
}

const bodies = v.array(v.object({ body: v.string() }))

/** The draft with this id whose time is not over. Rejects when the database does. */
export async function readDraft(
  database: D1Database,
  id: string,
  now: number,
): Promise<FormDraft | undefined> {
  const sql = 'SELECT body FROM drafts WHERE id = ?1 AND until > ?2'
  const [row] = v.parse(bodies, await readRows(database, { sql, values: [id, now] }))
  return row && parseBody(draftSchema, row.body)
}

const counts = v.tuple([v.object({ count: v.number() })])

/** Mails with a link to continue that were ordered for an address since a time. Rejects when the database does. */
export async function countResumeMails(database: D1Database, email: string, since: number): Promise<number> {
  const sql = 'SELECT count(*) AS count FROM resume_mails WHERE address = ?1 AND at > ?2'
  return v.parse(counts, await readRows(database, { sql, values: [email, since] }))[0].count
}
