import type { Environment } from '../env.ts'
import type { Log } from '../log/log-line.ts'
import { admitRequest } from './admit-request.ts'
import { logAnswer } from './log-answer.ts'
import { secureAnswer } from './secure-answer.ts'
import { viewerCountry } from './viewer-country.ts'

interface GuardDependencies {
  /** The app, for a request that may be read. */
  readonly answer: (request: Request) => Response | Promise<Response>
  /** Undefined where the variables are malformed, which is answered and logged as well. */
  readonly environment: () => Environment | undefined
  readonly log: Log
}

/** Applies to every request on every route: limits its length, sets the headers of its answer, writes its one log line. */
export async function guardAnswer(
  request: Request,
  { answer, environment, log }: GuardDependencies,
): Promise<Response> {
  const admitted = admitRequest(request, log)
  const made = admitted instanceof Response ? admitted : await answer(admitted)
  const { VIEWER_COUNTRY_HEADER: header, HSTS_SUBDOMAINS } = environment() ?? {}
  const response = secureAnswer(made, {
    url: new URL(request.url),
    hasSecureSubdomains: HSTS_SUBDOMAINS === 'true',
  })
  const country = viewerCountry(header ? request.headers.get(header) : null)
  logAnswer(request, response, { country, log })
  return response
}
