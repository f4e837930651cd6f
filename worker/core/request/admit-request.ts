import type { Environment } from '../../env.ts'
import { pathTooLong } from '../../errors.ts'
import { isAddressTooLong } from '../base/http/address.ts'
import { textResponse } from '../base/http/responses.ts'
import type { Log } from '../base/log/events.ts'

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
export function admitRequest(
  request: Request,
  { environment, log }: AdmissionDependencies,
): Request | Response {
  if (isLocalOnAccount(request, environment)) return textResponse(503, onAccount)
  if (isAddressTooLong(request.url)) return textResponse(414, pathTooLong().message)
  const bytes = request.headers.get('cookie')?.length ?? 0
  if (bytes <= maxCookies) return request
  log({ event: 'cookies-ignored', bytes })
  return withoutCookies(request)
}
