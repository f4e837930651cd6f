import { within } from '../../../core/base/http/deadline.ts'
import { signWebhook } from '../../../core/base/http/signatures.ts'
import type { LogLine } from '../../../core/base/log/events.ts'
import { consumeDeliveries } from '../outbox/process-outbox.ts'
import { type FormScheduleDependencies, runFormSchedule } from '../run-form-schedule.ts'
import { sampleTime } from './sample-submission.ts'
import { bucket, database } from './test-stores.ts'

export const receiverUrl = 'https://crm.example/hooks/forms'
const receiverSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

/** How the receiver treats a post: a status, no answer at all, a broken connection, or one that breaks after the post was accepted. */
export type Treatment = number | 'hang' | 'reset' | 'reset after taking'

interface ReceivedPost {
  readonly address: string
  readonly headers: Headers
  readonly body: string
}

/**
 * A receiver of submissions, which checks signatures and accepts each `webhook-id` once. `treat` returns how the n-th post is treated. A
 * hanging post is given up at once, as if its deadline had passed.
 */
function createTestReceiver(treat: (post: number) => Treatment = () => 204) {
  const posts: ReceivedPost[] = []
  const taken = new Map<string, string>()
  const controllers = new WeakMap<AbortSignal, AbortController>()

  async function take({ headers, body }: ReceivedPost): Promise<void> {
    const id = headers.get('webhook-id') ?? ''
    const timestamp = Number(headers.get('webhook-timestamp'))
    const expected = await signWebhook({ id, timestamp, body }, { verify: [receiverSecret] })
    if (headers.get('webhook-signature') !== expected['webhook-signature']) throw new Error('wrong signature')
    if (!taken.has(id)) taken.set(id, body)
  }

  const answer: typeof fetch = async (address, init) => {
    const post = { address: String(address), headers: new Headers(init?.headers), body: String(init?.body) }
    posts.push(post)
    const treatment = treat(posts.length)
    if (treatment === 'hang' && init?.signal) {
      controllers.get(init.signal)?.abort()
      init.signal.throwIfAborted()
    }
    if (treatment === 'reset') throw new TypeError('Network connection lost.')
    if (treatment === 'reset after taking') {
      await take(post)
      throw new TypeError('Network connection lost.')
    }
    if (treatment === 204) await take(post)
    return new Response(null, { status: Number(treatment), headers: { location: 'https://evil.example/' } })
  }

  return {
    fetch: answer,
    posts,
    taken,
    /** The deadline of a post, which passes where the receiver hangs. */
    async abortedAfter<T>(_milliseconds: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
      const controller = new AbortController()
      controllers.set(controller.signal, controller)
      return run(controller.signal)
    },
  }
}

/** A message of the queue, and its result: the seconds after which it comes again, or `ack`. */
function testMessage(body: unknown) {
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
