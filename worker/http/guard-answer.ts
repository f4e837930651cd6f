import type { Environment } from '../env.ts'
import type { Log } from '../log/log-line.ts'
import { withRay } from '../log/ray.ts'
import { pathIn } from './address-parts.ts'
import { admitRequest } from './admit-request.ts'
import { logAnswer } from './log-answer.ts'
import { secureAnswer } from './secure-answer.ts'
import { viewerCountry } from './viewer-country.ts'

interface GuardDependencies {
  /** The answer that is cached with all its headers, where there is one. */
  readonly cached: (request: Request) => Response | undefined
  /** The app, for a request that may be read. */
  readonly answer: (request: Request) => Response | Promise<Response>
  /** Undefined where the variables are malformed, which is answered and logged as well. */
  readonly environment: Environment | undefined
  readonly log: Log
}

/** Applies to every request on every route: limits its length, sets the headers of its answer, writes its one log line. */
export async function guardAnswer(
  request: Request,
  { cached, answer, environment, log }: GuardDependencies,
): Promise<Response> {
  const admitted = admitRequest(request, log)
  const { VIEWER_COUNTRY_HEADER: header, HSTS_SUBDOMAINS } = environment ?? {}
  const country = viewerCountry(header ? request.headers.get(header) : null)
  const known = admitted instanceof Response ? undefined : cached(admitted)
  const response =
    known ??
    secureAnswer(
      admitted instanceof Response
        ? admitted
        : await withRay(request.headers.get('cf-ray'), () => answer(admitted)),
      {
        path: pathIn(request.url),
        isSecure: request.url.startsWith('https:'),
        hasSecureSubdomains: HSTS_SUBDOMAINS === 'true',
      },
    )
  logAnswer(request, response, { country, log })
  return response
}
