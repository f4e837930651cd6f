import type { Log } from '../log/log-line.ts'
import { reasonOf } from '../log/reason-of.ts'
import { filterQuery, isTechnical } from '../site/query.ts'

export interface CookiePolicyDependencies {
  readonly upstream: string
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>
  readonly log: Log
}

const deadline = 2000

/**
 * The operator's cookie policy, `/cookie.php`, from its own upstream: GET only; of the visitor's request only the query is sent, and
 * only text is accepted. `query` is without `?`. Undefined when there is no good answer.
 */
export async function fetchCookiePolicy(
  query: string,
  { upstream, fetch, log }: CookiePolicyDependencies,
): Promise<Response | undefined> {
  const asked = filterQuery(query, key => !isTechnical(key))
  try {
    const answer = await fetch(`${upstream}/cookie.php${asked && `?${asked}`}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(deadline),
    })
    const type = answer.headers.get('content-type') ?? ''
    if (answer.status !== 200 || !/^(text\/|application\/json)/.test(type))
      throw new Error(`${answer.status} ${type}`)
    return new Response(answer.body, {
      headers: {
        'content-type': type,
        'cache-control': 'private, max-age=300',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      },
    })
  } catch (error) {
    log({ event: 'cookie-policy-failed', reason: reasonOf(error) })
    return undefined
  }
}
