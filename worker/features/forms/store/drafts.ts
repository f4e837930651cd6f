import * as v from 'valibot'
import type { Statement } from '../../../core/base/sql/statements.ts'
import { readRows, runStatements } from '../../../core/base/sql/statements.ts'
import type { MailSender } from '../mail-address.ts'
import { type LinkState, type ResumeLink, revokedLinks } from '../resume-link.ts'
import type { DraftWrite, FormDraft, SavedDraft } from '../submission.ts'
import { countedAddress, isTooManyStatement, orderMails } from './outbox-statements.ts'
import { draftSchema, parseBody } from './submission-schema.ts'

/**
 * Writes a draft. If a revision is expected, a stored state of another revision stays; otherwise a newer state stays. Returns a row only if it wrote
 * one.
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
const mailStatement = ({ id, updated }: FormDraft, sender: MailSender): Statement =>
  orderMails({
    ...{ name: id, now: updated, ...sender },
    mails: `SELECT d.id AS submission, m.key AS position, ${countedAddress} AS address
      FROM drafts d, json_each(d.body, '$.mails') m WHERE d.id = ?1`,
  })

const contentStatement = ({ contents, updated }: FormDraft): Statement => ({
  sql: 'UPDATE form_contents SET used = ?2 WHERE digest IN (SELECT value FROM json_each(?1))',
  values: [JSON.stringify(Object.values(contents ?? {})), updated],
})

/** Stores a draft and the orders of its mails in one transaction. Rejects when the database does. */
export async function storeDraft(
  database: D1Database,
  draft: FormDraft,
  { expected, ...sender }: DraftWrite = {},
): Promise<Exclude<SavedDraft, 'lost'>> {
  const [written] = await runStatements(database, [
    draftStatement(draft, expected),
    ...(draft.mails.length ? [mailStatement(draft, sender)] : []),
    ...(draft.contents ? [contentStatement(draft)] : []),
  ])
  return written?.length ? 'saved' : 'changed'
}

const bodies = v.array(v.object({ body: v.string() }))

/** The draft with this id, unless it has expired. Rejects when the database does. */
export async function readDraft(
  database: D1Database,
  id: string,
  now: number,
): Promise<FormDraft | undefined> {
  const sql = 'SELECT body FROM drafts WHERE id = ?1 AND until > ?2'
  const [row] = v.parse(bodies, await readRows(database, { sql, values: [id, now] }))
  return row && parseBody(draftSchema, row.body)
}

const verdicts = v.tuple([v.object({ isTooMany: v.number() })])

/** Whether a mail to this address may be ordered. Rejects when the database does. */
export async function mayMail(
  database: D1Database,
  base: string,
  { now, ...sender }: MailSender & { readonly now: number },
): Promise<boolean> {
  const rows = await readRows(database, isTooManyStatement(base, now, sender))
  return !v.parse(verdicts, rows)[0].isTooMany
}

const ends = v.tuple([v.array(v.object({ ended: v.nullable(v.picklist(['used', 'revoked'])) }))])

/** Uses up a link to continue, and returns its state before: open only for the first who presses its button. Rejects when the database does. */
export async function endLink(database: D1Database, { draft, position }: ResumeLink): Promise<LinkState> {
  const values = [draft, `$."${position}"`]
  const [stood = []] = await runStatements(database, [
    { sql: 'SELECT ended_links ->> ?2 AS ended FROM drafts WHERE id = ?1', values },
    {
      sql: "UPDATE drafts SET ended_links = json_insert(ended_links, ?2, 'used') WHERE id = ?1",
      values,
    },
  ])
  const [[row]] = v.parse(ends, [stood])
  return row ? (row.ended ?? 'open') : 'revoked'
}

/** Ends all links to continue a draft that were ordered so far. Rejects when the database does. */
export async function revokeLinks(database: D1Database, draft: string): Promise<void> {
  await runStatements(database, [
    { sql: `UPDATE drafts SET ended_links = ${revokedLinks} WHERE id = ?1`, values: [draft] },
  ])
}
