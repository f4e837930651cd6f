import type { Feature, Mount, SiteContext } from '../../core/answer/feature.ts'
import type { Services } from '../../core/answer/services.ts'
import { type Limit, limitedResponse } from '../../core/base/http/limits.ts'
import { otherMethod, textResponse } from '../../core/base/http/responses.ts'
import type { Log } from '../../core/base/log/events.ts'
import { reasonOf } from '../../core/base/log/reason-of.ts'
import { datasourceChange } from '../../core/content/version/publications.ts'
import {
  isWebhookToken,
  readWebhook,
  removedBy,
  type Webhook,
  type WebhookMessage,
} from '../../core/content/version/webhook.ts'
import { redirectsDatasource } from '../../core/request/routing/redirect-entry.ts'
import { hostTrust } from '../../core/request/site/local-host.ts'
import { foreignHost, pageNotFound } from '../../errors.ts'

interface WebhookDependencies {
  readonly services: Services
  readonly waitUntil: (promise: Promise<unknown>) => void
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<unknown>
  readonly log: Log
}

interface LimitedDependencies extends WebhookDependencies {
  /** The limit of refused messages. */
  readonly limit: Limit | undefined
}

const answer = (body: object, status: number) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/**
 * Milliseconds before each check of the source. The second check is for a message that arrives before the version that it announces. The runtime
 * allows thirty seconds of work after an answer.
 */
const PAUSES = [0, 1_500, 5_000, 15_000]

/** Looks at the source until it has something new: twice where it answers, more often where it does not. Rejects where it never answers. */
async function lookAtSource(
  { content: { follow } }: Services,
  removed: readonly number[],
  wait: WebhookDependencies['wait'],
): Promise<void> {
  let answers = 0
  let failure: unknown
  for (const pause of PAUSES) {
    if (pause) await wait(pause)
    try {
      if ((await follow(removed)) || ++answers === 2) return
    } catch (error) {
      failure = error
    }
  }
  if (!answers) throw failure
}

/** The changes that a message names, beside those that the source itself lists. */
interface Announced {
  readonly removed: readonly number[]
  readonly datasource?: string | undefined
}

/**
 * Tells all isolates about changed entries of a datasource, because such changes may not raise the version of the space. Redirects are written to the
 * index first, which announces changed ones itself.
 */
async function announceEntries(
  { content: { index, store, versions, fillRedirects } }: Services,
  slug: string,
  at: number,
): Promise<void> {
  if (index && slug === redirectsDatasource) {
    await index.redirects.open()
    await fillRedirects()
    return
  }
  versions.learn(await store.raise({ cv: 0, gone: [], at, changed: [datasourceChange(slug, at)] }))
}

/** Works a message off after its answer. Where the source stays silent, the schedule looks each minute again. */
async function workOff(
  { removed, datasource }: Announced,
  { services, wait, now, log }: WebhookDependencies,
): Promise<void> {
  const {
    content: { store },
  } = services
  try {
    await lookAtSource(services, removed, wait)
    if (datasource !== undefined) await announceEntries(services, datasource, now())
    await store.hear(now())
  } catch (error) {
    log({ event: 'webhook-failed', reason: reasonOf(error) })
    // If this fails as well, the schedule does not learn that a message came.
    await store.hear(0).catch(() => undefined)
  }
}

const isOfSite = ({ space_id: space }: WebhookMessage, { content: { spaceIds } }: Services) =>
  spaceIds.includes(space)

/**
 * Answers the content system's message that something was published, moved or removed, that a release was merged, or that entries of a datasource
 * changed: 202 at once, because its sender may wait for seconds only and never try again. The announced changes are read afterwards, with four
 * attempts (requirement caching/webhook). After many refused messages, a client's messages are not read for a minute.
 */
async function answerWebhook(
  request: Request,
  { limit, ...dependencies }: LimitedDependencies,
): Promise<Response> {
  const { services, waitUntil } = dependencies
  const { environment } = services
  // The secret of the demonstration is public.
  const isPublic = environment.CONTENT_SOURCE === 'embedded'
  if (isPublic && hostTrust(new URL(request.url), environment) === 'foreign')
    return answer({ error: foreignHost().message }, 403)
  const webhook = await services.attemptSecret<Webhook>({
    headers: request.headers,
    limit,
    isGuess: true,
    check: () => readWebhook(request, environment.STORYBLOK_WEBHOOK_SECRET),
    isWrong: ({ ok }) => !ok,
  })
  if (!webhook) return limitedResponse()
  if (!webhook.ok) return answer({ error: webhook.reason }, webhook.status)
  const { message } = webhook
  if (!isOfSite(message, services)) return answer({ error: 'another space' }, 400)
  waitUntil(workOff({ removed: removedBy(message), datasource: message.datasource_slug }, dependencies))
  return answer({ status: 'accepted' }, 202)
}

/**
 * Answers a message at a secret address, for plans of the content system without signed messages. It only makes the site check for news: its body is
 * not read (requirement caching/webhook-address).
 */
async function answerLookNow(
  { headers }: Request,
  { token, limit, ...dependencies }: LimitedDependencies & { readonly token: string },
): Promise<Response> {
  const { services, waitUntil } = dependencies
  const { linkKeys } = services.environment
  const found = await services.attemptSecret<'right' | 'wrong'>({
    headers,
    limit,
    isGuess: true,
    check: async () => ((await isWebhookToken(token, linkKeys)) ? 'right' : 'wrong'),
    isWrong: result => result === 'wrong',
  })
  if (!found) return limitedResponse()
  if (found === 'wrong') return textResponse(404, pageNotFound('/api/webhooks/').message)
  waitUntil(workOff({ removed: [] }, dependencies))
  return answer({ status: 'accepted' }, 202)
}

const path = '/api/webhooks/storyblok'

const routes: Mount = (app, { servicesOf, log, now, wait }) => {
  const dependenciesOf = (context: SiteContext) => ({
    services: servicesOf(context.env),
    waitUntil: (promise: Promise<unknown>) => context.executionCtx.waitUntil(promise),
    now,
    wait,
    log,
    limit: context.env.POST_LIMIT,
  })
  app.post(path, context => answerWebhook(context.req.raw, dependenciesOf(context)))
  app.post(`${path}/:token`, context =>
    answerLookNow(context.req.raw, {
      ...dependenciesOf(context),
      token: context.req.param('token'),
    }),
  )
  for (const only of [path, `${path}/:token`]) app.all(only, () => otherMethod('POST'))
}

/** Messages of the content system. */
export const webhooks: Feature = {
  routes,
}
