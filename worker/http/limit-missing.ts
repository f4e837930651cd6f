import { type SiteError, tooManyRequests } from '../errors.ts'
import { allows, clientOf, type Limit } from './limits.ts'

/** The error of an address that has no page; another one for a client that asks for many of them. Other errors are as they are. */
export async function limitMissing(
  error: SiteError,
  limit: Limit | undefined,
  headers: Pick<Headers, 'get'>,
): Promise<SiteError> {
  const isCounted = error.status === 404
  return !isCounted || (await allows(limit, clientOf(headers))) ? error : tooManyRequests()
}
