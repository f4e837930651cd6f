import * as v from 'valibot'
import { readRows, runStatements } from '../../../core/base/sql/statements.ts'
import type { Submission } from '../submission.ts'
import { outboxStatements } from './outbox-statements.ts'
import { parseBody, submissionSchema } from './submission-schema.ts'

/** Milliseconds within which a subscription may be confirmed, as its mail says. */
export const confirmationLife = 7 * 86_400_000

/** SQL: when confirmation of a subscription was requested. For one that was held as suspicious, this is when an operator released it. */
export const confirmationRequestedAt =
  "max(created, COALESCE(CASE WHEN json_valid(body) THEN body ->> '$.released' END, 0))"

/** The key of a subscription's end, which is stored once. */
export const endKey = (id: string): string => `opt-out ${id}`

const hasEnded = "EXISTS (SELECT 1 FROM submission_keys WHERE key = 'opt-out ' || ?1)"

/**
 * Releases a subscription that waits for its sender, with its deliveries and mails; idempotent. `unknown` for one that is too old, ended,
 * was erased, or is held for another reason. Rejects when the database does.
 */
export async function confirmSubscription(
  database: D1Database,
  id: string,
  now: number,
): Promise<'confirmed' | 'unknown'> {
  const rows = await runStatements(database, [
    {
      sql: `UPDATE submissions SET held = NULL, body = json_remove(body, '$.held')
        WHERE id = ?1 AND held = 'unconfirmed' AND ${confirmationRequestedAt} > ?2 AND NOT ${hasEnded}`,
      values: [id, now - confirmationLife],
    },
    ...outboxStatements({ name: id, now }),
    { sql: `SELECT id FROM submissions WHERE id = ?1 AND held IS NULL AND NOT ${hasEnded}`, values: [id] },
  ])
  return rows.at(-1)?.length ? 'confirmed' : 'unknown'
}

const bodies = v.array(v.object({ body: v.string() }))

/** A submission by its id. Rejects when the database does. */
export async function readSubmission(database: D1Database, id: string): Promise<Submission | undefined> {
  const sql = 'SELECT body FROM submissions WHERE id = ?1'
  const [row] = v.parse(bodies, await readRows(database, { sql, values: [id] }))
  return row && parseBody(submissionSchema, row.body)
}
