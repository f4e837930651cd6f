import type { Environment } from '../../env.ts'
import { pathTooLong } from '../../errors.ts'
import { isAddressTooLong } from '../base/http/address-length.ts'
import { textResponse } from '../base/http/responses.ts'
import type { Log } from '../base/log/log-line.ts'

/** Bytes of all cookies together: more than this site and its services set. */
const maxCookies = 8192

function withoutCookies(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('cookie')
  return new Request(request, { headers })
}

/**
 * Whether a site that trusts its machine runs on an account, for everybody. Cloudflare gives each request from outside a ray id, which a
 * client can neither leave out nor hide; a client that invents one refuses itself an answer.
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
 * A request as the app may read it, or the answer to one whose address is too long (RFC 9110, section 15.5.15), and to every one of a local
 * site on an account. Cookies that are too long are dropped instead of refused: an error would lock the visitor out.
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
