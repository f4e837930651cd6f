import type { Expiry } from '../../../core/base/sql/expiry.ts'
import type { Statement } from '../../../core/base/sql/statements.ts'
import { type MailSender, standardMailLimits } from '../mail-address.ts'

const DAY = 86_400_000

/** SQL: the mail to `mail.address` exceeds the limit. The third to the seventh parameter are `limitValues`. */
const isTooMany = `((SELECT count(*) FROM outbox WHERE address = mail.address AND ordered > ?3) >= ?4
  OR (SELECT count(*) FROM outbox WHERE client = ?5 AND ordered > ?3) >= ?6
  OR (SELECT count(*) FROM (SELECT 1 FROM outbox WHERE ordered > ?3 LIMIT ?7)) >= ?7)`

const limitValues = (now: number, { client, limits = standardMailLimits }: MailSender) =>
  [now - DAY, limits.address, client ?? null, limits.client, limits.site] as const

/** SQL: the address by which a mail `m` is counted. */
export const countedAddress = "COALESCE(m.value ->> 'base', lower(m.value ->> 'to'))"

interface OrderedMails extends MailSender {
  /** The first parameter of the SQL. */
  readonly name: string
  /** Epoch milliseconds. */
  readonly now: number
  /** SQL that selects `submission`, `position` and `address` of each mail; the address is null where the mail is not counted. */
  readonly mails: string
}

/**
 * Rows of the outbox for mails. A mail beyond the daily limit is held: an operator may release it. Idempotent, because the rows are named by
 * the submission.
 */
export const orderMails = ({ name, now, mails, ...sender }: OrderedMails): Statement => ({
  sql: `WITH mail AS (${mails}),
      counted AS (SELECT *, address IS NOT NULL AND ${isTooMany} AS is_held FROM mail)
    INSERT INTO outbox (id, submission, kind, position, state, next_attempt, changed, ordered, address, client)
    SELECT submission || ':mail:' || position, submission, 'mail', position, iif(is_held, 'held', 'waiting'), ?2, ?2,
      iif(address IS NULL OR is_held, NULL, ?2), iif(is_held, NULL, address), iif(address IS NULL OR is_held, NULL, ?5)
    FROM counted WHERE true ON CONFLICT DO NOTHING`,
  values: [name, now, ...limitValues(now, sender)],
})

/** Whether a mail to this address would be held. */
export const isTooManyStatement = (address: string, now: number, sender: MailSender): Statement => ({
  sql: `SELECT ${isTooMany} AS isTooMany FROM (SELECT ?1 AS address, ?2 AS now) mail`,
  values: [address, now, ...limitValues(now, sender)],
})

/** Recipient and client of ordered mails, which the limits count. */
export const countedOrders: Expiry = { table: 'outbox', column: 'ordered', life: DAY }

/** Forgets the orders that count no more. Their rows stay. */
export const forgetOrdersStatement = (now: number): Statement => ({
  sql: 'UPDATE outbox SET ordered = NULL, address = NULL, client = NULL WHERE ordered <= ?1',
  values: [now - countedOrders.life],
})

/** SQL: the form of a submission `s` asks its senders to confirm their address. */
export const requestsConfirmation = `EXISTS (SELECT 1 FROM json_each(s.body, '$.mails') WHERE value ->> 'kind' = 'confirmation')`

interface OutboxOrder extends MailSender {
  readonly name: string
  /** Epoch milliseconds. */
  readonly now: number
  /** SQL for the submission's id, derived from the name; default: the name itself. */
  readonly id?: string
}

/**
 * Rows of the outbox for a submission that is not held: its delivery, and each of its mails. For a subscription that its sender has not
 * confirmed, only the confirmation mail. Mails to an unconfirmed address are limited per day. Idempotent.
 */
export const outboxStatements = ({ name, now, id = '?1', ...sender }: OutboxOrder): readonly Statement[] => [
  {
    sql: `INSERT INTO outbox (id, submission, kind, next_attempt, changed)
      SELECT id || ':delivery', id, 'delivery', ?2, ?2 FROM submissions WHERE id = ${id} AND held IS NULL
      ON CONFLICT DO NOTHING`,
    values: [name, now],
  },
  orderMails({
    ...{ name, now, ...sender },
    mails: `SELECT s.id AS submission, m.key AS position,
        CASE WHEN m.value ->> 'kind' <> 'notification' AND NOT (s.held IS NULL AND ${requestsConfirmation})
          THEN ${countedAddress} END AS address
      FROM submissions s, json_each(s.body, '$.mails') m WHERE s.id = ${id}
        AND (s.held IS NULL OR (s.held = 'unconfirmed' AND m.value ->> 'kind' = 'confirmation'))`,
  }),
]
