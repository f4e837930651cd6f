import type { Mount } from '../../core/answer/site-app.ts'
import { allows, clientOf } from '../../core/base/http/limits.ts'
import { answerDecision } from './answer-decision.ts'
import { answerQuestion } from './answer-question.ts'
import { consentTexts } from './consent-texts.ts'
import { askedIn } from './store-receipt.ts'

const address = '/api/consent'

/** What the visitor is asked about services, and the visitor's decision. */
export const consent: Mount = (app, { open }) => {
  app.get(address, context =>
    answerQuestion(new URL(context.req.url), {
      request: open(context),
      cookies: context.req.raw.headers.get('cookie'),
      mayAsk: () => allows(context.env.PLATFORM_LIMIT, clientOf(context.req.raw.headers)),
      async askedBefore(version) {
        const { RECORDS: records, DB: former } = context.env
        const asked = records && (await askedIn(records, version))
        // Texts that were stored before receipts had a database of their own stay in that of forms.
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
}
