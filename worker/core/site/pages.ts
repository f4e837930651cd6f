import type { SiteError } from '../../errors.ts'
import { fetchCookiePolicy } from '../../features/consent/cookie-policy.ts'
import { parsePayloadAddress } from '../../features/payload/address.ts'
import { answerPayload } from '../../features/payload/answer-payload.ts'
import { answerPage } from '../answer/answer-page.ts'
import type { Mount, SiteContext } from '../answer/site-app.ts'
import { limitMissing } from '../base/http/limit-missing.ts'
import { allows, clientOf, limitedResponse } from '../base/http/limits.ts'
import { limitUncached } from './limit-uncached.ts'

/** Every address that is left: pages, their payloads, and the existence probe of buttons. */
export const pages: Mount = (app, { openPage, servicesOf, log }) => {
  async function servePage(context: SiteContext): Promise<Response> {
    const reply = await answerPage(await openPage(context, new URL(context.req.url)))
    return reply(context.req.raw)
  }

  /** The status of a GET, at the end of its redirect where that leads to an address of this site. */
  async function statusOfGet({ req, env, executionCtx }: SiteContext): Promise<number> {
    const ask = (url: string) =>
      app.fetch(new Request(url, { method: 'HEAD', headers: req.raw.headers }), env, executionCtx)
    const { status, headers } = await ask(req.url)
    const target = headers.get('location')
    if (!target?.startsWith('/')) return status
    return (await ask(new URL(target, req.url).href)).status
  }

  app.get('/cookie.php', limitUncached, async context => {
    const upstream = servicesOf(context.env).environment.COOKIE_POLICY_ORIGIN
    const query = new URL(context.req.url).search.slice(1)
    const options = {
      upstream: upstream ?? '',
      fetch: (input: string, init: RequestInit) => fetch(input, init),
      log,
    }
    return (upstream && (await fetchCookiePolicy(query, options))) || servePage(context)
  })
  // A decoded path may hold the ends of lines.
  app.get('/:page{(?:[^]*/)?_payload\\.json}', async context => {
    const url = new URL(context.req.url)
    const question = parsePayloadAddress(url)
    url.pathname = question.address.path
    url.search = question.address.query
    const opened = await openPage(context, url)
    const limited = (error: SiteError) => limitMissing(error, opened.request.countMissing)
    return answerPayload(question, { ...opened, limited, http: context.req.raw })
  })
  app.get('*', servePage)
  app.all('*', async context => {
    if (!(await allows(context.env.POST_LIMIT, clientOf(context.req.raw.headers)))) return limitedResponse()
    const status = await statusOfGet(context)
    return context.body(null, status === 404 ? 404 : 405, { allow: 'GET, HEAD', 'cache-control': 'no-store' })
  })
}
