import * as v from 'valibot'
import { readRows, runStatements } from '../../../core/base/sql/statements.ts'
import { mailsSchema, parseBody, submissionSchema } from '../store/submission-schema.ts'
import type { MailOrder, Submission } from '../submission.ts'

/** The result of one attempt. Reasons name a status or a class of failure: nothing of the message or of the answer. */
export type Outcome =
  | { readonly kind: 'done' }
  /** There is nowhere to deliver it to: it stays in the database, where the command finds it. */
  | { readonly kind: 'kept'; readonly reason: string }
  | { readonly kind: 'retry'; readonly reason: string }
  /** Its recipient, whom a visitor named, does not accept it: nothing that the site can correct. */
  | { readonly kind: 'undeliverable'; readonly reason: string }
  /** No further attempt can succeed. */
  | { readonly kind: 'failed'; readonly reason: string }

/**
 * SQL: a row of the outbox may be processed. The delivery of the end of a subscription waits for that of the subscription: if the
 * subscription came last, its receiver would go on writing to the address.
 */
const isTurn = `NOT EXISTS (SELECT 1 FROM submissions s JOIN outbox earlier ON earlier.id = s.body ->> '$.ends' || ':delivery'
  WHERE s.id = outbox.submission AND earlier.state = 'waiting')`

/** Milliseconds of a row's lease: longer than an attempt takes. */
const LEASE = 60_000

const leasedRow = v.object({
  id: v.string(),
  kind: v.picklist(['delivery', 'mail']),
  position: v.number(),
  attempts: v.number(),
})
const leased = v.tuple([v.array(leasedRow), v.array(v.object({ body: v.string() }))])

/** The data for processing a row: for a delivery the submission, for a mail the orders of the submission or the draft. */
interface Work {
  readonly id: string
  readonly form: string
  readonly mails: readonly MailOrder[]
  readonly submission?: Submission
}

function readWork(kind: 'delivery' | 'mail', text: string): Work | undefined {
  try {
    if (kind === 'mail') return parseBody(mailsSchema, text)
    const submission = parseBody(submissionSchema, text)
    return { ...submission, submission }
  } catch {
    return undefined
  }
}

/** A leased row of the outbox, which no other run processes, with its data. */
export interface LeasedRow extends v.InferOutput<typeof leasedRow> {
  /** Undefined if the stored data is neither a submission nor a draft. */
  readonly work: Work | undefined
}

/**
 * Leases a row that is due, and counts the attempt; undefined if it is not due or already leased. The queue and the schedule may both
 * request one row: one of them gets it.
 */
export async function leaseRow(
  database: D1Database,
  id: string,
  now: number,
): Promise<LeasedRow | undefined> {
  const results = await runStatements(database, [
    {
      sql: `UPDATE outbox SET leased_until = ?3, attempts = attempts + 1
        WHERE id = ?1 AND state = 'waiting' AND next_attempt <= ?2 AND leased_until <= ?2 AND ${isTurn}
        RETURNING id, kind, position, attempts`,
      values: [id, now, now + LEASE],
    },
    {
      sql: `SELECT COALESCE(s.body, d.body) AS body FROM outbox o
        LEFT JOIN submissions s ON s.id = o.submission LEFT JOIN drafts d ON d.id = o.submission
        WHERE o.id = ?1 AND COALESCE(s.body, d.body) IS NOT NULL`,
      values: [id],
    },
  ])
  const [[row], [stored]] = v.parse(leased, results)
  return row && stored && { ...row, work: readWork(row.kind, stored.body) }
}

export interface Settlement {
  readonly state: 'waiting' | 'done' | 'kept' | 'failed' | 'undeliverable'
  readonly reason?: string | undefined
  readonly nextAttempt?: number | undefined
}

/** Ends the lease of a row. A row that was leased again meanwhile is left to its new holder. */
export async function settleRow(
  database: D1Database,
  { id, attempts }: Pick<LeasedRow, 'id' | 'attempts'>,
  { state, reason, nextAttempt, now }: Settlement & { readonly now: number },
): Promise<void> {
  const sql = `UPDATE outbox SET state = ?3, reason = ?4, next_attempt = ?5, leased_until = 0, changed = ?6
    WHERE id = ?1 AND attempts = ?2 AND state = 'waiting'`
  const values = [id, attempts, state, reason ?? null, nextAttempt ?? now, now]
  await runStatements(database, [{ sql, values }])
}

const ids = v.array(v.object({ id: v.string() }))

const readIds = async (...question: Parameters<typeof readRows>) =>
  v.parse(ids, await readRows(...question)).map(({ id }) => id)

/** Ids of the rows that are due, the longest due first. */
export const readDueRows = (database: D1Database, now: number, limit: number): Promise<string[]> =>
  readIds(database, {
    sql: `SELECT id FROM outbox WHERE state = 'waiting' AND next_attempt <= ?1 AND leased_until <= ?1 AND ${isTurn}
      ORDER BY next_attempt LIMIT ?2`,
    values: [now, limit],
  })

/** Ids of the rows of a submission that are due. */
export const readDueRowsOf = (database: D1Database, submission: string, now: number): Promise<string[]> =>
  readIds(database, {
    sql: "SELECT id FROM outbox WHERE submission = ?1 AND state = 'waiting' AND next_attempt <= ?2",
    values: [submission, now],
  })
