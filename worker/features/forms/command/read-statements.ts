import type { Statement } from '../../../core/base/sql/statements.ts'
import { auditStatement } from '../store/audit.ts'

// References are written in capitals, and often typed without.
const isNamed = '(id = ?1 OR reference IN (?1, upper(?1)))'

/**
 * SQL: the id of the submission whose id or reference is the first value. NULL if several have the reference, which is
 * random: a command works on one submission.
 */
export const namedId = `(SELECT min(id) FROM submissions WHERE ${isNamed} HAVING count(*) = 1)`

/** The submissions with this id or reference, and why they are held. */
export const findStatement = (name: string): Statement => ({
  sql: `SELECT id, held FROM submissions WHERE ${isNamed} ORDER BY created`,
  values: [name],
})

/** Submissions with their state, the newest first, without anything that their senders wrote. */
export const listStatement = (limit: number): Statement => ({
  sql: `SELECT s.id, s.reference, s.form, s.created, s.held,
      (SELECT o.state FROM outbox o WHERE o.id = s.id || ':delivery') AS delivery,
      (SELECT o.state FROM outbox o WHERE o.submission = s.id AND o.kind = 'mail'
        AND o.state IN ('held', 'failed', 'undeliverable') LIMIT 1) AS mail,
      (SELECT o.reason FROM outbox o WHERE o.submission = s.id AND o.reason IS NOT NULL LIMIT 1) AS reason
    FROM submissions s ORDER BY s.created DESC LIMIT ?1`,
  values: [limit],
})

/** The audit's line for a submission that is shown. */
export const showAudit = (name: string, now: number): Statement => ({
  sql: `INSERT INTO audit (submission, reader, action, at) SELECT id, 'cli', 'show', ?2 FROM submissions WHERE id = ${namedId}`,
  values: [name, now],
})

/** A submission, by its id or its reference: its body, rows of the outbox, mails, and readers. */
export const showStatements = (name: string): readonly Statement[] => [
  { sql: `SELECT body FROM submissions WHERE id = ${namedId}`, values: [name] },
  {
    sql: `SELECT id, kind, state, attempts, next_attempt, reason FROM outbox WHERE submission = ${namedId} ORDER BY id`,
    values: [name],
  },
  { sql: `SELECT created, body FROM inbox WHERE submission = ${namedId} ORDER BY id`, values: [name] },
  { sql: `SELECT reader, action, at FROM audit WHERE submission = ${namedId} ORDER BY id`, values: [name] },
]

interface ExportPage {
  /** Epoch milliseconds; earlier submissions are left out. */
  readonly since: number
  /** The last submission of the previous page. */
  readonly after: { readonly created: number; readonly id: string }
  readonly limit: number
}

/** The next submissions in the order of their time. */
export const exportStatement = ({ since, after, limit }: ExportPage): Statement => ({
  sql: `SELECT id, created, body FROM submissions
    WHERE created >= ?1 AND (created > ?2 OR (created = ?2 AND id > ?3)) ORDER BY created, id LIMIT ?4`,
  values: [since, after.created, after.id, limit],
})

/** The audit's lines for submissions that are exported. */
export const exportAudit = (ids: readonly string[], now: number): Statement =>
  auditStatement({ ids, reader: 'cli', action: 'export', now })

const newestMails = 'SELECT * FROM inbox ORDER BY created DESC, id LIMIT ?1'

/** The audit's lines for the submissions whose mails are shown. */
export const mailAudit = (limit: number, now: number): Statement => ({
  sql: `INSERT INTO audit (submission, reader, action, at) SELECT DISTINCT submission, 'cli', 'show', ?2 FROM (${newestMails})`,
  values: [limit, now],
})

/** The inbox of the demonstration, the newest mail last. */
export const mailStatement = (limit: number): Statement => ({
  sql: `SELECT created, body FROM (${newestMails}) ORDER BY created, id`,
  values: [limit],
})
