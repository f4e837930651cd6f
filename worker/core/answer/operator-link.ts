import type { Limit } from '../base/http/limits.ts'
import { hostTrust } from '../request/site/local-host.ts'
import { linkKey, readSignedLink, type SignedLink } from '../request/visitor/signed-link.ts'
import type { Services } from './services.ts'

/** `foreigner`: a client that requests a local site by a name that is not its own. */
export type Requester = 'operator' | 'anybody' | 'foreigner'

export interface OperatorQuestion {
  readonly purpose: SignedLink['purpose']
  readonly services: Services
  /** Epoch milliseconds. */
  readonly now: number
  readonly headers: Pick<Headers, 'get'>
  /** The limit of wrong links. */
  readonly limit: Limit | undefined
}

/**
 * Classifies the client of an address with details for operators. Operators see the details on their own machine, elsewhere by a
 * link that they signed. Undefined for a client that tried too many wrong links.
 */
export async function findRequester(
  url: URL,
  { purpose, services, now, headers, limit }: OperatorQuestion,
): Promise<Requester | undefined> {
  const { linkKeys: keys } = services.environment
  const trust = hostTrust(url, services.environment)
  if (trust !== 'public') return trust === 'own' ? 'operator' : 'foreigner'
  return services.attemptSecret<Requester>({
    headers,
    limit,
    isGuess: url.search.includes(linkKey),
    async check() {
      const link = { path: url.pathname, query: url.search.slice(1), now, keys }
      return (await readSignedLink({ purpose, ...link })) ? 'operator' : 'anybody'
    },
    isWrong: requester => requester === 'anybody',
  })
}
