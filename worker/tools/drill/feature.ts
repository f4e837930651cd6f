import type { Feature, Interception } from '../../core/answer/feature.ts'
import { pathIn } from '../../core/base/http/address.ts'
import { limitedResponse } from '../../core/base/http/limits.ts'
import { textResponse } from '../../core/base/http/responses.ts'
import { exercise } from './exercise.ts'
import { faultHeader, readFault } from './read-fault.ts'

/**
 * Parses the drill that a request's header names; returns an answer if it is not permitted. Wrong signatures are counted like all guesses of
 * secrets.
 */
async function admit(request: Request, { services, bindings, dependencies }: Interception) {
  const { headers, method, url } = request
  if (method !== 'GET') return textResponse(405, 'A drill only reads.')
  const question = {
    headers,
    path: pathIn(url),
    now: dependencies.now(),
    keys: services.environment.linkKeys,
  }
  const drill = await services.attemptSecret({
    headers,
    limit: bindings.POST_LIMIT,
    isGuess: true,
    check: async () => (await readFault(question)) ?? 'none',
    isWrong: found => found === 'none',
  })
  if (!drill) return limitedResponse()
  return drill === 'none' ? textResponse(403, 'Not signed for this page, or expired.') : drill
}

/**
 * Answers a request with the header `x-fault`: the page as visitors would see it while one system fails (requirement operations/drills). The
 * answer has the name of the fault in `x-fault`, its duration in `x-fault-milliseconds` and the events of its log in `x-fault-events`. 403
 * for a header that is not genuine or older than a minute, 405 for a request that is not a GET, 429 after too many wrong signatures.
 */
async function answerDrill(request: Request, dependencies: Interception): Promise<Response> {
  const drill = await admit(request, dependencies)
  if (drill instanceof Response) return drill
  const { answer, body, milliseconds, events } = await exercise(request, drill, dependencies)
  const headers = new Headers(answer.headers)
  headers.delete('etag')
  headers.delete('set-cookie')
  headers.set('cache-control', 'no-store')
  headers.set(faultHeader, drill.fault)
  headers.set('x-fault-events', events.join(' '))
  headers.set('x-fault-milliseconds', String(milliseconds))
  // These statuses have no body (Fetch, section 2.2.3).
  const hasBody = ![204, 304].includes(answer.status)
  return new Response(hasBody ? body : null, { status: answer.status, headers })
}

/** Shows operators a page as visitors would see it while a system fails. */
export const drill: Feature = {
  intercept: request =>
    request.headers.has(faultHeader) ? interception => answerDrill(request, interception) : undefined,
}
