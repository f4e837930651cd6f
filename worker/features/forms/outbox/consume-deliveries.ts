import * as v from 'valibot'
import { inParallel } from '../in-parallel.ts'
import { failureClass } from '../store/failure-class.ts'
import { deliveryMessage } from './delivery-message.ts'
import { readDueRowsOf } from './outbox-rows.ts'
import { type OutboxDependencies, processRow } from './process-row.ts'

/** Messages at a time: a worker has six connections. */
const WIDTH = 5
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
