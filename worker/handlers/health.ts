import { within } from '../http/deadline.ts'
import { type Limit, limitedHeaders } from '../http/limits.ts'
import type { Site } from '../site/site.ts'
import { linkKey, readSignedLink } from '../visitor/signed-link.ts'
import type { Services } from './services.ts'
import type { HealthStatus, Verdicts } from './verdict.ts'

/** Milliseconds for the state that all isolates share. */
const DEADLINE = 1_000
/** Milliseconds for which a verdict on a site holds: any client may ask, at any rate. */
const VERDICT_HOLDS = 5_000

export interface HealthDependencies {
  readonly services: Services
  readonly site: Site
  /** Epoch milliseconds. */
  readonly now: number
  /** The status with which the site's home page is answered now. */
  readonly probe: () => Promise<number>
  readonly headers: Pick<Headers, 'get'>
  /** The limit of wrong links. */
  readonly limit: Limit | undefined
}

/** The verdicts of an isolate on its sites. */
export const createVerdicts = (): Verdicts => new WeakMap()

/** Failing: a page could not be answered now. Degraded: pages are answered; a source is not, or a submission could not be delivered. */
async function verdictOn({ services, site, now, probe }: HealthDependencies): Promise<HealthStatus> {
  const known = services.verdicts.get(site)
  if (known && now < known.until) return known.status
  const isFailing = (await probe()) >= 500
  const counts = await services.reading.countOutbox()
  const isDegraded = services.reader.broken.length > 0 || (counts?.failed ?? 0) > 0
  const status = isFailing ? 'failing' : isDegraded ? 'degraded' : 'ok'
  services.verdicts.set(site, { status, until: now + VERDICT_HOLDS })
  return status
}

type Asker = 'operator' | 'anybody'

/**
 * Details are for operators: where the site runs on their own machine, and by a link that they signed. Undefined for a client that tried too
 * many wrong links.
 */
async function findAsker(url: URL, dependencies: HealthDependencies): Promise<Asker | undefined> {
  const { services, now, headers, limit } = dependencies
  const { ENVIRONMENT, LINK_SECRET: secret } = services.environment
  if (ENVIRONMENT === 'local') return 'operator'
  return services.attemptSecret<Asker>({
    headers,
    limit,
    isGuess: url.search.includes(linkKey),
    async check() {
      const link = { path: url.pathname, query: url.search.slice(1), now, secret }
      return (await readSignedLink({ purpose: 'health', ...link })) ? 'operator' : 'anybody'
    },
    isWrong: asker => asker === 'anybody',
  })
}

/** The content's version, sources that do not answer at the moment, and what was published but is held back, as all isolates know it. */
async function contentState({ store, versions, reader }: Services) {
  const { cv, heldBack } = await within(store.read(), DEADLINE, () => versions.state).catch(
    () => versions.state,
  )
  return { cv, notAnswering: reader.broken, heldBack: Object.values(heldBack) }
}

async function detailsOf(services: Services) {
  const [content, submissions] = await Promise.all([contentState(services), services.reading.countOutbox()])
  return { content, submissions }
}

/**
 * Says how a site is: `{status, build}`, 503 when it is failing; for operators also the state of its content (requirement caching/health)
 * and of what visitors sent (requirement forms/health).
 */
export async function answerHealth(url: URL, dependencies: HealthDependencies): Promise<Response> {
  const { services } = dependencies
  const asker = await findAsker(url, dependencies)
  if (!asker) return Response.json({ error: 'too many requests' }, { status: 429, headers: limitedHeaders })
  const status = await verdictOn(dependencies)
  const details = asker === 'operator' ? await detailsOf(services) : {}
  const headers = {
    'cache-control': 'no-store',
    ...(status === 'failing' && { 'retry-after': String(VERDICT_HOLDS / 1000) }),
  }
  const body = { status, build: services.build, ...details }
  return Response.json(body, { status: status === 'failing' ? 503 : 200, headers })
}
