import type { Feature, Mount } from '../../core/answer/feature.ts'
import { limitUncached } from '../../core/answer/feature.ts'
import { abortedAfter, within } from '../../core/base/http/deadline.ts'
import { allows, clientOf } from '../../core/base/http/limits.ts'
import { readBytes } from '../../core/base/http/read-body.ts'
import type { Log } from '../../core/base/log/events.ts'
import { reasonOf } from '../../core/base/log/reason-of.ts'
import { deleteByAge } from '../../core/base/sql/expiry.ts'
import { filterQuery, isTechnical } from '../../core/request/site/query.ts'
import { answerDecision } from './answer-decision.ts'
import { answerQuestion } from './answer-question.ts'
import { consentTexts, oldReceipts, readRequested } from './store-receipt.ts'

interface CookiePolicyDependencies {
  readonly upstream: string
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>
  readonly log: Log
}

const deadline = 2000
const maxBytes = 1024 * 1024

/** The bytes of an address and their type. Throws for anything but text of a bounded length. */
async function readPolicy(
  address: string,
  { fetch, signal }: Pick<CookiePolicyDependencies, 'fetch'> & { readonly signal: AbortSignal },
) {
  const answer = await fetch(address, { redirect: 'manual', signal })
  const type = answer.headers.get('content-type') ?? ''
  if (answer.status !== 200) throw new Error(`answered ${answer.status}`)
  if (!/^(text\/|application\/json)/.test(type)) throw new Error(`answered with ${type || 'no type'}`)
  const bytes = await readBytes(answer.body, maxBytes)
  if (!bytes) throw new Error(`more than ${maxBytes} bytes`)
  return { bytes, type }
}

/**
 * The operator's cookie policy, `/cookie.php`, from its own upstream: GET only; sends nothing of the visitor's request but the
 * query, and accepts only text. `query` is without `?`. Undefined when there is no good answer.
 */
async function fetchCookiePolicy(
  query: string,
  { upstream, fetch, log }: CookiePolicyDependencies,
): Promise<Response | undefined> {
  const passed = filterQuery(query, key => !isTechnical(key))
  const address = `${upstream}/cookie.php${passed && `?${passed}`}`
  try {
    const { bytes, type } = await within(
      abortedAfter(deadline, signal => readPolicy(address, { fetch, signal })),
      deadline,
    )
    return new Response(bytes, {
      headers: {
        'content-type': type,
        'cache-control': 'private, max-age=300',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      },
    })
  } catch (error) {
    log({ event: 'cookie-policy-failed', reason: reasonOf(error) })
    return undefined
  }
}

const address = '/api/consent'

const routes: Mount = (app, { open, servicesOf, log }) => {
  app.get(address, context =>
    answerQuestion(new URL(context.req.url), {
      request: open(context),
      cookies: context.req.raw.headers.get('cookie'),
      mayLookUp: () => allows(context.env.PLATFORM_LIMIT, clientOf(context.req.raw.headers)),
      async readEarlier(version) {
        const { RECORDS: records, DB: former } = context.env
        const requested = records && (await readRequested(records, version))
        // Texts that were stored before receipts had a database of their own are still in that of forms.
        return requested ?? (former && readRequested(former, version))
      },
    }),
  )
  app.post(address, context => {
    const request = open(context)
    return answerDecision(context.req.raw, {
      request,
      database: context.env.RECORDS,
      limit: context.env.POST_LIMIT,
      textsFor: path => consentTexts(path, request),
    })
  })
  app.all(address, context =>
    context.json({ error: 'GET or POST only' }, 405, { allow: 'GET, POST', 'cache-control': 'no-store' }),
  )
  app.get('/cookie.php', limitUncached, async (context, next) => {
    const upstream = servicesOf(context.env).environment.COOKIE_POLICY_ORIGIN
    const query = new URL(context.req.url).search.slice(1)
    const options = {
      upstream: upstream ?? '',
      fetch: (input: string, init: RequestInit) => fetch(input, init),
      log,
    }
    return (upstream && (await fetchCookiePolicy(query, options))) || next()
  })
}

/** `DB` contains receipts from before they had a database of their own. */
const expiries = { RECORDS: [oldReceipts], DB: [oldReceipts] }

/** The consent questions, the visitor's decisions, and the cookie policy that another server writes. */
export const consent: Feature = {
  routes,
  expiries: () => expiries,
  eachMinute: ({ bindings, dependencies }) =>
    deleteByAge(
      [
        { database: bindings.RECORDS, expiries: expiries.RECORDS },
        { database: bindings.DB, expiries: expiries.DB },
      ],
      dependencies,
    ),
}
