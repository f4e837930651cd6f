import type { Environment } from '../../env.ts'
import { pathIn } from '../base/http/address.ts'
import { viewerCountry } from '../base/http/request-headers.ts'
import type { Log } from '../base/log/events.ts'
import { rayOf, withRay } from '../base/log/format-line.ts'
import { admitRequest } from './admit-request.ts'
import { answerFacts, logAnswer, type ToldAnswer } from './log-answer.ts'
import { secureAnswer } from './secure-answer.ts'

interface GuardDependencies {
  /** Returns the answer that is cached with all its headers, if there is one. */
  readonly cached: (request: Request) => ToldAnswer | undefined
  /** Runs the app; called only with requests that `admitRequest` admitted. */
  readonly answer: (request: Request) => Response | Promise<Response>
  /** Undefined where the variables are malformed; such requests are answered and logged as well. */
  readonly environment: Environment | undefined
  /** Id of the build. */
  readonly build: string
  readonly now: () => number
  readonly log: Log
}

/** Answers without the cache: the app's answer, or the refusal of a request that is not admitted, with the security headers. */
async function answerAnew(
  request: Request,
  admitted: Request | Response,
  { answer, environment, build, now }: GuardDependencies,
): Promise<ToldAnswer> {
  const began = now()
  const made =
    admitted instanceof Response ? admitted : await withRay(rayOf(request.headers), () => answer(admitted))
  const response = secureAnswer(made, {
    path: pathIn(request.url),
    isSecure: request.url.startsWith('https:'),
    hasSecureSubdomains: environment?.HSTS_SUBDOMAINS === 'true',
    build,
    took: now() - began,
  })
  return { response, facts: answerFacts(response.headers) }
}

/**
 * Applies to every request on every route: limits its length, sets the headers that every answer has, writes its one log line. A cached answer is
 * returned at once, without a promise.
 */
export function guardAnswer(request: Request, dependencies: GuardDependencies): Response | Promise<Response> {
  const { cached, environment, log } = dependencies
  const admitted = admitRequest(request, { environment, log })
  const header = environment?.VIEWER_COUNTRY_HEADER
  const country = viewerCountry(header ? request.headers.get(header) : null)
  const tell = (answer: ToldAnswer): Response => {
    logAnswer(request, answer, { country, log })
    return answer.response
  }
  const known = admitted instanceof Response ? undefined : cached(admitted)
  return known ? tell(known) : answerAnew(request, admitted, dependencies).then(tell)
}
