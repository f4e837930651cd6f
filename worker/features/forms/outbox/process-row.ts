import type { Log } from '../../../core/base/log/events.ts'
import { delayAfter } from './backoff.ts'
import { type DeliveryDependencies, deliver } from './deliver.ts'
import { type LeasedRow, leaseRow, type Settlement, settleRow } from './outbox-rows.ts'
import type { Outcome } from './outcome.ts'
import { type MailDependencies, sendMail } from './send-mail.ts'

/** All that work on the outbox takes. */
export interface OutboxDependencies extends DeliveryDependencies, MailDependencies {
  readonly log: Log
}

/** Log events by the state of a row that was not delivered. */
const events = {
  waiting: 'outbox-retry',
  failed: 'outbox-failed',
  undeliverable: 'mail-undeliverable',
} as const

async function attempt(row: LeasedRow, dependencies: OutboxDependencies): Promise<Outcome> {
  const { id, position, work } = row
  if (!work) return { kind: 'failed', reason: 'malformed' }
  if (work.submission) return deliver(work.submission, dependencies)
  const order = work.mails[position]
  if (!order) return { kind: 'failed', reason: 'no such mail' }
  return sendMail({ id, submission: work.id, order }, dependencies)
}

function settlementOf(outcome: Outcome, attempts: number, now: number): Settlement {
  if (outcome.kind !== 'retry')
    return { state: outcome.kind, reason: 'reason' in outcome ? outcome.reason : undefined }
  const delay = delayAfter(attempts)
  const { reason } = outcome
  return delay === undefined
    ? { state: 'failed', reason }
    : { state: 'waiting', reason, nextAttempt: now + delay }
}

/**
 * Attempts the due delivery or mail of one row, and records the result. Resolves to the milliseconds until the next attempt, if one is
 * needed; undefined if there is nothing more to do. Rejects when the database does: the lease then expires by itself.
 */
export async function processRow(id: string, dependencies: OutboxDependencies): Promise<number | undefined> {
  const { database, now, log } = dependencies
  const row = await leaseRow(database, id, now())
  if (!row) return undefined
  const outcome = await attempt(row, dependencies)
  const settled = now()
  const settlement = settlementOf(outcome, row.attempts, settled)
  await settleRow(database, row, { ...settlement, now: settled })
  const { state } = settlement
  if (settlement.reason !== undefined && state !== 'kept' && state !== 'done')
    log({
      event: events[state],
      row: id,
      kind: row.kind,
      form: row.work?.form,
      attempts: row.attempts,
      reason: settlement.reason,
    })
  return settlement.nextAttempt === undefined ? undefined : settlement.nextAttempt - settled
}
