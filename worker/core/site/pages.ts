import { answerPage } from '../answer/answer-page.ts'
import type { Mount, SiteContext } from '../answer/site-app.ts'
import { allows, clientOf, limitedResponse } from '../base/http/limits.ts'

/** Every address that is left: pages, and the existence probe of buttons. */
export const pages: Mount = (app, { openPage }) => {
  async function servePage(context: SiteContext): Promise<Response> {
    const reply = await answerPage(await openPage(context, new URL(context.req.url)))
    return reply(context.req.raw)
  }

  /** The status of a GET, after following its redirect if the target is on this site. */
  async function statusOfGet({ req, env, executionCtx }: SiteContext): Promise<number> {
    const ask = (url: string) =>
      app.fetch(new Request(url, { method: 'HEAD', headers: req.raw.headers }), env, executionCtx)
    const { status, headers } = await ask(req.url)
    const target = headers.get('location')
    if (!target?.startsWith('/')) return status
    return (await ask(new URL(target, req.url).href)).status
  }

  app.get('*', servePage)
  app.all('*', async context => {
    if (!(await allows(context.env.POST_LIMIT, clientOf(context.req.raw.headers)))) return limitedResponse()
    const status = await statusOfGet(context)
    return context.body(null, status === 404 ? 404 : 405, { allow: 'GET, HEAD', 'cache-control': 'no-store' })
  })
}
