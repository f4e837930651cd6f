import type { Environment } from '../../env.ts'
import { pathTooLong } from '../../errors.ts'
import { withJoinedReads } from '../base/caching/joined-reads.ts'
import { isAddressTooLong, pathIn, queryIn } from '../base/http/address.ts'
import { viewerCountry } from '../base/http/request-headers.ts'
import { textResponse } from '../base/http/responses.ts'
import type { Log } from '../base/log/events.ts'
import { rayOf, withRay } from '../base/log/format-line.ts'
import { secureAnswer } from './secure-answer.ts'

/** Maximum bytes of all cookies of a request together: more than this site and its services set. */
const maxCookies = 8192

function withoutCookies(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('cookie')
  return new Request(request, { headers })
}

/**
 * Whether a local site, which trusts its machine, runs on a Cloudflare account, where everybody reaches it. Cloudflare adds a ray id to
 * each request from outside; clients can neither remove nor hide it, and a client that invents one only gets refused.
 */
const isLocalOnAccount = ({ headers }: Request, environment: Environment | undefined): boolean =>
  environment?.ENVIRONMENT === 'local' && headers.has('cf-ray')

const onAccount =
  'ENVIRONMENT is local, which gives everybody the rights of a developer. On an account it has to be staging or production.'

interface AdmissionDependencies {
  /** Undefined where the variables are malformed. */
  readonly environment: Environment | undefined
  readonly log: Log
}

/**
 * Returns the request as the app may read it, or the answer that refuses it: to an address that is too long (RFC 9110, section 15.5.15),
 * and to every request of a local site on an account. Drops cookies that are too long instead of refusing the request: an error would lock
 * the visitor out.
 */
function admitRequest(request: Request, { environment, log }: AdmissionDependencies): Request | Response {
  if (isLocalOnAccount(request, environment)) return textResponse(503, onAccount)
  if (isAddressTooLong(request.url)) return textResponse(414, pathTooLong().message)
  const bytes = request.headers.get('cookie')?.length ?? 0
  if (bytes <= maxCookies) return request
  log({ event: 'cookies-ignored', bytes })
  return withoutCookies(request)
}

const maxNames = 20

/** The names of a query's parameters, each once; their values are not logged. */
function namesIn(query: string): readonly string[] | undefined {
  if (!query) return undefined
  const names = new Set(query.split('&').map(part => part.split('=', 1)[0]!))
  return [...names].slice(0, maxNames)
}

/** Facts of an answer's headers that the log line contains. */
export interface AnswerFacts {
  readonly cache: string | undefined
  readonly render: string | undefined
  readonly timing: string | undefined
  readonly location: string | undefined
  readonly drill: string | undefined
}

export function answerFacts(headers: Headers): AnswerFacts {
  const field = (name: string) => headers.get(name) ?? undefined
  return {
    cache: field('x-cache'),
    render: field('x-render'),
    timing: field('server-timing'),
    location: field('location'),
    drill: field('x-fault'),
  }
}

/** An answer, with the facts of its headers for the log line. */
export interface ToldAnswer {
  readonly response: Response
  readonly facts: AnswerFacts
}

/**
 * Path of the content system's webhook on plans that sign no messages. It ends in a token with which anyone could send messages, so the log
 * leaves the token out.
 */
const beforeToken = '/api/webhooks/storyblok/'

const loggedPath = (path: string): string => (path.startsWith(beforeToken) ? `${beforeToken}…` : path)

/** Writes the one log line of a request, with the facts of its answer. */
function logAnswer(
  request: Request,
  { response, facts }: ToldAnswer,
  { country, log }: { country: string; log: Log },
): void {
  // The runtime makes a new text for each read.
  const { url, headers, method } = request
  log({
    event: 'request',
    ray: rayOf(headers),
    method,
    path: loggedPath(pathIn(url)),
    parameters: namesIn(queryIn(url)),
    status: response.status,
    country,
    ...facts,
  })
}

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
    admitted instanceof Response
      ? admitted
      : await withRay(rayOf(request.headers), () => withJoinedReads(() => answer(admitted)))
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
