import type { Feature } from '../../core/answer/feature.ts'
import { limitMissing } from '../../core/base/http/limits.ts'
import type { SiteError } from '../../errors.ts'
import { answerPayload, parsePayloadAddress } from './answer-payload.ts'

/** Pages for the navigator, which shows them in the document that is open. */
export const payload: Feature = {
  routes(app, { openPage }) {
    // A decoded path may contain line breaks.
    app.get('/:page{(?:[^]*/)?_payload\\.json}', async context => {
      const url = new URL(context.req.url)
      const question = parsePayloadAddress(url)
      url.pathname = question.address.path
      url.search = question.address.query
      const opened = await openPage(context, url)
      const limited = (error: SiteError) => limitMissing(error, opened.request.countMissing)
      return answerPayload(question, { ...opened, limited, http: context.req.raw })
    })
  },
}
