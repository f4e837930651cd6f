import { readWebhook, removedBy } from '../content/version/webhook.ts'
import type { Log } from '../log/log-line.ts'
import { reasonOf } from '../log/reason-of.ts'
import type { Services } from './services.ts'

interface WebhookDependencies {
  readonly services: Services
  readonly waitUntil: (promise: Promise<unknown>) => void
  readonly log: Log
}

const answer = (body: object, status = 200) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/** A message may arrive before the version that it announces. */
const LATER = 1_500

/** Answers the content system's message that something was published, moved or removed. */
export async function answerWebhook(
  request: Request,
  { services, waitUntil, log }: WebhookDependencies,
): Promise<Response> {
  const { environment, follow } = services
  const webhook = await readWebhook(request, environment.STORYBLOK_WEBHOOK_SECRET)
  if (!webhook.ok) return answer({ error: webhook.reason }, webhook.status)
  const { message } = webhook
  const failed = (error: unknown) =>
    log({ event: 'webhook-failed', action: message.action, reason: reasonOf(error) })
  if (!services.spaceIds.includes(message.space_id)) return answer({ error: 'another space' }, 400)
  try {
    const following = follow(removedBy(message))
    // Its failure is answered and logged below.
    waitUntil(following.catch(() => undefined))
    const isNew = await following
    if (!isNew) waitUntil(later(() => follow(removedBy(message)).catch(failed)))
    return answer({ status: 'ok', new: isNew })
  } catch (error) {
    failed(error)
    return answer({ error: 'the source does not answer' }, 503)
  }
}

async function later(run: () => Promise<unknown>): Promise<void> {
  await new Promise(resolve => setTimeout(resolve, LATER))
  await run()
}
