import { within } from '../../../core/base/http/deadline.ts'
import type { LogLine } from '../../../core/base/log/events.ts'
import { consumeDeliveries } from '../outbox/consume-deliveries.ts'
import { type FormScheduleDependencies, runFormSchedule } from '../run-form-schedule.ts'
import { sampleTime } from './sample-submission.ts'
import { createTestReceiver, receiverSecret, receiverUrl, type Treatment } from './test-receiver.ts'
import { bucket, database } from './test-stores.ts'

/** A message of the queue, and its result: the seconds after which it comes again, or `ack`. */
export function testMessage(body: unknown) {
  const fate: { result?: number | 'ack' | undefined } = {}
  const message: Message<unknown> = {
    id: crypto.randomUUID(),
    timestamp: new Date(sampleTime),
    attempts: 1,
    body,
    ack: () => {
      fate.result = 'ack'
    },
    retry: options => {
      fate.result = options?.delaySeconds ?? 0
    },
  } as Message<unknown> // Metadata that the consumer does not read.
  return { message, fate }
}

/** The outbox over the real database and bucket, with a receiver and a clock that tests turn. */
export function createTestOutbox(
  treat?: (post: number) => Treatment,
  dependencies: Partial<FormScheduleDependencies> = {},
) {
  let now = sampleTime
  const log: LogLine[] = []
  const receiver = createTestReceiver(treat)
  const all: FormScheduleDependencies = {
    database,
    bucket,
    email: undefined,
    from: undefined,
    fetch: receiver.fetch,
    abortedAfter: receiver.abortedAfter,
    url: receiverUrl,
    keys: { sign: receiverSecret, verify: [receiverSecret] },
    targets: [],
    linkKeys: { sign: 'secret-of-links', verify: ['secret-of-links'] },
    siteOrigin: 'https://www.tannhagen.example',
    retentionDays: 180,
    within,
    now: () => now,
    log: line => log.push(line),
    ...dependencies,
  }
  return {
    receiver,
    log,
    now: () => now,
    turnClock(milliseconds: number) {
      now += milliseconds
    },
    sweep: () => runFormSchedule(all),
    /** Passes the consumer a batch of messages; resolves to the result of each. */
    async consume(...bodies: readonly unknown[]) {
      const messages = bodies.map(testMessage)
      await consumeDeliveries({ messages: messages.map(({ message }) => message) }, all)
      return messages.map(({ fate }) => fate.result)
    },
  }
}
