import type { Feature } from '../../core/answer/feature.ts'
import { allows, clientOf, limitedResponse } from '../../core/base/http/limits.ts'
import { otherMethod } from '../../core/base/http/responses.ts'
import { answerChanges } from './answer-changes.ts'
import { answerPreview } from './answer-preview.ts'

/** The address of the page that a call concerns: the call's address with the page's path as a parameter. */
function pageUrl(call: string): URL {
  const url = new URL(call)
  url.pathname = url.searchParams.get('path') ?? '/'
  url.searchParams.delete('path')
  return url
}

/** Calls of the visual editor: the page of an edited story, and the changes of an edit. */
export const preview: Feature = {
  routes(app, { openPage }) {
    app.post('/api/preview/render', async context => {
      const asked = await openPage(context, pageUrl(context.req.url))
      const mayPost = () => allows(context.env.POST_LIMIT, clientOf(context.req.raw.headers))
      if (!asked.request.preview && !(await mayPost())) return limitedResponse()
      return answerPreview(context.req.raw, asked)
    })
    app.get('/api/preview/changes', async context =>
      answerChanges(await openPage(context, pageUrl(context.req.url))),
    )
    app.all('/api/preview/render', () => otherMethod('POST'))
    app.all('/api/preview/changes', () => otherMethod('GET, HEAD'))
  },
}
