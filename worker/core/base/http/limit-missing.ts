import { type SiteError, tooManyRequests } from '../../../errors.ts'
import { once } from '../caching/once.ts'
import { allows, clientOf, type Limit } from './limits.ts'

/** Counts an address without a page, and returns whether the client is still within the limit. */
export type CountMissing = () => Promise<boolean>

/** Counts the address of one request, once, however often it is called. */
export function createMissingCount(limit: Limit | undefined, headers: Pick<Headers, 'get'>): CountMissing {
  return once(() => allows(limit, clientOf(headers)))
}

/** The error of an address without a page; the rate limit's error for a client that requests many of them. Returns other errors unchanged. */
export async function limitMissing(error: SiteError, countMissing: CountMissing): Promise<SiteError> {
  return error.status !== 404 || (await countMissing()) ? error : tooManyRequests()
}
