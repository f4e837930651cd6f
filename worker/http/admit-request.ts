import { pathTooLong } from '../errors.ts'
import type { Log } from '../log/log-line.ts'
import { isAddressTooLong } from './address-length.ts'
import { textResponse } from './responses.ts'

/** Bytes of all cookies together: more than this site and its services set. */
const maxCookies = 8192

function withoutCookies(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('cookie')
  return new Request(request, { headers })
}

/**
 * A request as the app may read it, or the answer to one whose address is too long (RFC 9110, section 15.5.15). Cookies that are too
 * long are dropped instead of refused: an error would lock the visitor out.
 */
export function admitRequest(request: Request, log: Log): Request | Response {
  if (isAddressTooLong(request.url)) return textResponse(414, pathTooLong().message)
  const bytes = request.headers.get('cookie')?.length ?? 0
  if (bytes <= maxCookies) return request
  log({ event: 'cookies-ignored', bytes })
  return withoutCookies(request)
}
