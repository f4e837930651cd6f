import { answerForm } from '../../handlers/forms/answer-form.ts'
import type { Mount } from '../../handlers/site-app.ts'
import { allows, clientOf } from '../../http/limits.ts'

const idForm = '[\\w-]{1,64}'

/** What visitors send with forms. */
export const forms: Mount = (app, { openPage }) => {
  app.post(`/api/forms/:form{${idForm}}`, context => {
    const { env, req } = context
    return answerForm({
      http: req.raw,
      form: req.param('form'),
      openPage(path) {
        const url = new URL(req.url)
        url.pathname = path
        url.search = ''
        return openPage(context, url)
      },
      isAllowed: () => allows(env.POST_LIMIT, clientOf(req.raw.headers)),
    })
  })
  app.all(`/api/forms/:form{${idForm}}`, context =>
    context.json({ error: 'POST only' }, 405, { allow: 'POST', 'cache-control': 'no-store' }),
  )
}
