import type { Limit } from '../http/limits.ts'
import { linkKey, readSignedLink, type SignedLink } from '../visitor/signed-link.ts'
import type { Services } from './services.ts'

export type Asker = 'operator' | 'anybody'

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
 * Who asks for an address with details for operators: they have them where the site runs on their own machine, and by a link that they signed.
 * Undefined for a client that tried too many wrong links.
 */
export async function findAsker(
  url: URL,
  { purpose, services, now, headers, limit }: OperatorQuestion,
): Promise<Asker | undefined> {
  const { ENVIRONMENT, linkKeys: keys } = services.environment
  if (ENVIRONMENT === 'local') return 'operator'
  return services.attemptSecret<Asker>({
    headers,
    limit,
    isGuess: url.search.includes(linkKey),
    async check() {
      const link = { path: url.pathname, query: url.search.slice(1), now, keys }
      return (await readSignedLink({ purpose, ...link })) ? 'operator' : 'anybody'
    },
    isWrong: asker => asker === 'anybody',
  })
}
