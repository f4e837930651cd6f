import { abortedAfter, within } from '../../core/base/http/deadline.ts'
import { readBytes } from '../../core/base/http/read-body.ts'
import type { Log } from '../../core/base/log/events.ts'
import { reasonOf } from '../../core/base/log/reason-of.ts'
import { filterQuery, isTechnical } from '../../core/request/site/query.ts'

export interface CookiePolicyDependencies {
  readonly upstream: string
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>
  readonly log: Log
}

const deadline = 2000
const maxBytes = 1024 * 1024

/** The bytes of an address and their type. Throws for anything but text of a bounded length. */
async function readPolicy(
  address: string,
  { fetch, signal }: Pick<CookiePolicyDependencies, 'fetch'> & { readonly signal: AbortSignal },
) {
  const answer = await fetch(address, { redirect: 'manual', signal })
  const type = answer.headers.get('content-type') ?? ''
  if (answer.status !== 200) throw new Error(`answered ${answer.status}`)
  if (!/^(text\/|application\/json)/.test(type)) throw new Error(`answered with ${type || 'no type'}`)
  const bytes = await readBytes(answer.body, maxBytes)
  if (!bytes) throw new Error(`more than ${maxBytes} bytes`)
  return { bytes, type }
}

/**
 * The operator's cookie policy, `/cookie.php`, from its own upstream: GET only; sends nothing of the visitor's request but the
 * query, and accepts only text. `query` is without `?`. Undefined when there is no good answer.
 */
export async function fetchCookiePolicy(
  query: string,
  { upstream, fetch, log }: CookiePolicyDependencies,
): Promise<Response | undefined> {
  const asked = filterQuery(query, key => !isTechnical(key))
  const address = `${upstream}/cookie.php${asked && `?${asked}`}`
  try {
    const { bytes, type } = await within(
      abortedAfter(deadline, signal => readPolicy(address, { fetch, signal })),
      deadline,
    )
    return new Response(bytes, {
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
