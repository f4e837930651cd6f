import { oneLine } from '../../../../blocks/_kit/one-line.ts'
import type { within } from '../../../core/base/http/deadline.ts'
import { runStatements } from '../../../core/base/sql/statements.ts'
import { failureClass } from '../store/failure-class.ts'
import type { MailOrder } from '../submission.ts'
import type { Outcome } from './outbox-rows.ts'

/** Milliseconds for the mail service. */
const DEADLINE = 10_000

export interface MailDependencies {
  readonly database: D1Database
  /** Sends mails; without it they stay in the inbox of the demonstration. */
  readonly email: Pick<SendEmail, 'send'> | undefined
  readonly from: string | undefined
  readonly within: typeof within
  readonly now: () => number
}

/** A mail and the row of the outbox that orders it. */
export interface OrderedMail {
  readonly id: string
  readonly submission: string
  readonly order: MailOrder
}

/**
 * Errors of the mail service for a recipient who gets no mail (Cloudflare Email Service, error codes). All other parts of a message are
 * checked.
 */
const refusals: ReadonlySet<unknown> = new Set(['E_RECIPIENT_SUPPRESSED', 'E_VALIDATION_ERROR'])
/** The enhanced status codes of an address that there is not, or that takes no mail (RFC 3463, section 3.2; 5.2.1: a mailbox that is off). */
const refusal = /\b5\.(?:1\.\d{1,3}|2\.1)\b/

const isRefused = (error: unknown): error is Error =>
  error instanceof Error && (refusals.has('code' in error && error.code) || refusal.test(error.message))

/** The result of a mail that its recipient does not accept: a failure for the site to correct only if the site named the recipient. */
const refuse = ({ kind }: MailOrder, reason: string): Outcome => ({
  kind: kind === 'notification' ? 'failed' : 'undeliverable',
  reason,
})

/** One address: no list, no name, no line break. */
const address = /^[^\s,;:<>"\p{Cc}]{1,64}@[^\s,;:<>"\p{Cc}]{1,250}$/u

/** Mail programs do not answer such a mail automatically (RFC 3834, section 5). */
const automatic = { 'Auto-Submitted': 'auto-generated' } as const

/** A mail that is sent again, because its row could not be settled, is already in the inbox. */
async function storeInInbox({ id, submission, order }: OrderedMail, { database, now }: MailDependencies) {
  const sql = `INSERT INTO inbox (id, submission, created, recipient, body) VALUES (?1, ?2, ?3, ?4, ?5)
    ON CONFLICT DO NOTHING`
  const values = [id, submission, now(), order.to, JSON.stringify(order)]
  await runStatements(database, [{ sql, values }])
}

/** Sends a mail by the mail service, else puts it into the inbox (requirement forms/mails). Rejects only when the database does. */
export async function sendMail(mail: OrderedMail, dependencies: MailDependencies): Promise<Outcome> {
  const { email, from, within } = dependencies
  const { to, replyTo, subject, text, html } = mail.order
  if (!address.test(to)) return refuse(mail.order, 'no mail address')
  if (!email) {
    await storeInInbox(mail, dependencies)
    return { kind: 'done' }
  }
  if (!from) return { kind: 'retry', reason: 'no sender' }
  try {
    const message = {
      ...{ from, to, subject: oneLine(subject), text, headers: automatic },
      ...(html !== undefined && { html }),
      ...(replyTo && address.test(replyTo) && { replyTo }),
    }
    await within(email.send(message), DEADLINE)
    return { kind: 'done' }
  } catch (error) {
    return isRefused(error)
      ? refuse(mail.order, 'recipient refused')
      : { kind: 'retry', reason: failureClass(error) }
  }
}
