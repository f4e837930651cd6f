import type { Context } from 'hono'
import { readWebhook, removedBy } from './content/webhook.ts'
import type { Isolate } from './isolate.ts'

type SiteContext = Context<{ Bindings: Cloudflare.Env }>

interface WebhookPorts {
  readonly isolate: Isolate
  readonly waitUntil: (promise: Promise<unknown>) => void
  readonly log: (line: { readonly event: string; readonly [field: string]: unknown }) => void
}

const noStore = { 'cache-control': 'no-store' }

/** A message may be quicker than the version that it tells of. */
const LATER = 1_500

/** Answers the content system's message that something was published, moved or removed. */
export async function answerWebhook(context: SiteContext, { isolate, waitUntil, log }: WebhookPorts) {
  const { environment, follow } = isolate
  const webhook = await readWebhook(context.req.raw, environment.STORYBLOK_WEBHOOK_SECRET)
  if (!webhook.ok) return context.json({ error: webhook.reason }, webhook.status, noStore)
  const { message } = webhook
  if (!isolate.spaceIds.includes(message.space_id))
    return context.json({ error: 'another space' }, 400, noStore)
  try {
    const following = follow(removedBy(message))
    waitUntil(following.catch(() => undefined))
    const isNew = await following
    if (!isNew) waitUntil(later(() => follow(removedBy(message)).catch(() => undefined)))
    return context.json({ status: 'ok', new: isNew }, 200, noStore)
  } catch (error) {
    log({ event: 'webhook-failed', action: message.action, reason: String(error) })
    return context.json({ error: 'the source does not answer' }, 503, noStore)
  }
}

async function later(run: () => Promise<unknown>): Promise<void> {
  await new Promise(resolve => setTimeout(resolve, LATER))
  await run()
}
