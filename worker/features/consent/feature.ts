import { type Feature, limitUncached, type Mount } from '../../core/answer/feature.ts'
import { allows, clientOf } from '../../core/base/http/limits.ts'
import { deleteByAge } from '../../core/base/sql/expiry.ts'
import { answerDecision } from './answer-decision.ts'
import { answerQuestion } from './answer-question.ts'
import { consentTexts } from './consent-texts.ts'
import { fetchCookiePolicy } from './cookie-policy.ts'
import { askedIn, oldReceipts } from './store-receipt.ts'

const address = '/api/consent'

const routes: Mount = (app, { open, servicesOf, log }) => {
  app.get(address, context =>
    answerQuestion(new URL(context.req.url), {
      request: open(context),
      cookies: context.req.raw.headers.get('cookie'),
      mayAsk: () => allows(context.env.PLATFORM_LIMIT, clientOf(context.req.raw.headers)),
      async askedBefore(version) {
        const { RECORDS: records, DB: former } = context.env
        const asked = records && (await askedIn(records, version))
        // Texts that were stored before receipts had a database of their own are still in that of forms.
        return asked ?? (former && askedIn(former, version))
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
