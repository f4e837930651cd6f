import * as v from 'valibot'
import { addParameters } from '../../../blocks/_kit/add-parameters.ts'
import { readState } from '../../../blocks/_kit/question-graph/address.ts'
import type { Feature } from '../../core/answer/feature.ts'
import type { RequestContext } from '../../core/answer/request-context.ts'
import { allows, clientOf, type Limit, limitedResponse } from '../../core/base/http/limits.ts'
import { readText } from '../../core/base/http/read-body.ts'
import { isSameOrigin } from '../../core/base/http/request-headers.ts'
import { otherMethod, textResponse } from '../../core/base/http/responses.ts'
import { call as financeSubmit } from '../../core/platform/calls/finance-submit.ts'
import { keysOf } from '../../core/request/site/query.ts'
import { pageNotFound } from '../../errors.ts'
import { createPlatformRoutes } from './platform-calls.ts'

const maxBytes = 16 * 1024

const fields = v.object({ to: v.string(), language: v.string() })

/** The page of this site that an address names, and the home page for any other address. */
function ownAddress(address: string, origin: string): URL {
  const home = new URL('/', origin)
  const url = URL.canParse(address, origin) ? new URL(address, origin) : home
  return url.origin === origin ? url : home
}

/**
 * Answers `POST /api/funding`, sent by the contact button of a funding result (requirement tools/funding): ends the calculator with `finance/submit`,
 * and redirects to the address `to`, which contains the answers, with the platform's code as `funding`; without it where the call fails.
 */
async function submitFunding(
  http: Request,
  { request, limit }: { readonly request: RequestContext; readonly limit: Limit | undefined },
): Promise<Response> {
  if (!isSameOrigin(http)) return textResponse(403, 'cross-site')
  if (!(await allows(limit, clientOf(http.headers)))) return limitedResponse()
  const text = await readText(http.body, maxBytes)
  if (text === undefined) return textResponse(413, `more than ${maxBytes} bytes`)
  const posted = v.safeParse(fields, Object.fromEntries(new URLSearchParams(text)))
  if (!posted.success) return textResponse(400, 'no address')
  const { to, language } = posted.output
  const { pathname, search, hash } = ownAddress(to, new URL(http.url).origin)
  const { answers } = readState(keysOf(search.slice(1)))
  const { value } = await request
    .openContent(request)
    .callPlatform('finance-submit', financeSubmit, { answers: Object.fromEntries(answers), language })
  const codes = value ? [`funding=${encodeURIComponent(value.value.reference)}`] : []
  // Two slashes at the front would name another host.
  const location = addParameters(pathname.replace(/^\/+/, '/') + search + hash, codes)
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })
}

/** The calls of the platform over HTTP, and 404 for any other address below `/api/`. */
export const platformCalls: Feature = {
  routes(app, { open, servicesOf }) {
    const calls = createPlatformRoutes({
      callFor: context => {
        const request = open(context)
        return request.openContent(request).callPlatform
      },
      unitsFor: context => servicesOf(context.env).units,
    })
    app.route('/api', calls)
    app.post('/api/funding', context =>
      submitFunding(context.req.raw, { request: open(context), limit: context.env.POST_LIMIT }),
    )
    app.all('/api/funding', () => otherMethod('POST'))
    app.all('/api/*', context =>
      context.json({ error: pageNotFound(context.req.path).message }, 404, { 'cache-control': 'no-store' }),
    )
  },
}
