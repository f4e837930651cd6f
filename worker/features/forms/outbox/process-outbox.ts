import * as v from 'valibot'
import type { Log } from '../../../core/base/log/events.ts'
import { inParallel } from '../in-parallel.ts'
import { failureClass } from '../store/failure-class.ts'
import { type DeliveryDependencies, deliver } from './deliver.ts'
import {
  type LeasedRow,
  leaseRow,
  type Outcome,
  readDueRows,
  readDueRowsOf,
  type Settlement,
  settleRow,
} from './outbox-rows.ts'
import { type MailDependencies, sendMail } from './send-mail.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Milliseconds between an attempt and the next one. A row is given up about two days after the first attempt. */
const delays = [
  10 * SECOND,
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  12 * HOUR,
  12 * HOUR,
  12 * HOUR,
] as const

/** Milliseconds until the next attempt after this many; undefined after the last. */
export const delayAfter = (attempts: number): number | undefined => delays[attempts - 1]

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

/** Rows, or messages, at a time: a worker has six connections. */
const WIDTH = 5
/** Rows in a run: each takes three of the thousand calls that a run may make. */
const MOST = 200

/**
 * Attempts the rows that are due, whether or not the queue ever sent a message about them (requirement forms/stored-first). Rejects when
 * the database does not return them; a row that cannot be settled does not stop the others.
 */
export async function sweepOutbox(dependencies: OutboxDependencies): Promise<void> {
  const due = await readDueRows(dependencies.database, dependencies.now(), MOST)
  const attempt = async (row: string) => {
    try {
      await processRow(row, dependencies)
    } catch (error) {
      dependencies.log({ event: 'outbox-stalled', reason: failureClass(error) })
    }
  }
  await inParallel(due, WIDTH, attempt)
}

/** The content of a queue message: the id of a submission with rows in the outbox, and none of the visitor's data. */
export const deliveryMessage = v.object({ submission: v.string() })
export type DeliveryMessage = v.InferOutput<typeof deliveryMessage>

/** Seconds after which a message comes again when the database failed. */
const DATABASE_PAUSE = 60
/** Maximum seconds for which the queue can delay a message. */
const LONGEST_DELAY = 43_200

/** Attempts a submission's due deliveries and mails. Resolves to the milliseconds until the next attempt, if one is needed. */
async function processSubmission(id: string, dependencies: OutboxDependencies): Promise<number | undefined> {
  const { database, now } = dependencies
  const delays: number[] = []
  for (const row of await readDueRowsOf(database, id, now())) {
    const delay = await processRow(row, dependencies)
    if (delay !== undefined) delays.push(delay)
  }
  return delays.length ? Math.min(...delays) : undefined
}

async function consume(message: Message<unknown>, dependencies: OutboxDependencies): Promise<void> {
  const parsed = v.safeParse(deliveryMessage, message.body)
  // The message names no submission, so another attempt would fail in the same way.
  if (!parsed.success) return message.ack()
  try {
    const delay = await processSubmission(parsed.output.submission, dependencies)
    if (delay === undefined) message.ack()
    // The schedule may be earlier than the message, which then finds nothing due.
    else message.retry({ delaySeconds: Math.min(LONGEST_DELAY, Math.ceil(delay / 1000) + 1) })
  } catch (error) {
    dependencies.log({ event: 'outbox-stalled', reason: failureClass(error) })
    message.retry({ delaySeconds: DATABASE_PAUSE })
  }
}

/**
 * Delivers the submissions that a batch of messages names. Each message is acknowledged or retried by itself, so that one failure does not
 * repeat the others. Never rejects.
 */
export const consumeDeliveries = (
  { messages }: Pick<MessageBatch, 'messages'>,
  dependencies: OutboxDependencies,
): Promise<void> => inParallel(messages, WIDTH, message => consume(message, dependencies))
