import { waitUntil } from 'cloudflare:workers'
import { configuredSites, type Services } from '../../core/answer/services.ts'
import type { SiteDependencies } from '../../core/answer/site-dependencies.ts'
import { reasonOf } from '../../core/base/log/reason-of.ts'
import { createDirectReader, type Reads } from '../../core/content/cache/access.ts'
import { createQueues } from '../../core/content/client/queue.ts'
import { createStories } from '../../core/content/stories/stories.ts'
import { unitDefaults } from '../../core/content/stories/unit-settings.ts'
import { newProblems } from '../../core/page/story-problems.ts'
import type { Site } from '../../core/request/site/site.ts'
import { keepLedger } from './keep-ledger.ts'

const DEADLINE = 20_000

interface LedgerContext {
  readonly services: Services
  readonly dependencies: Pick<SiteDependencies, 'now' | 'log'>
}

/** The first site of each unit. If no origin is configured, any host shows the default unit. */
function sitesOf(services: Services): Site[] {
  const anyHost = services.environment.SITE_ORIGIN ? undefined : services.siteOf('http://localhost')
  const sites = [...configuredSites(services), ...(anyHost ? [anyHost] : [])]
  return [...new Map(sites.toReversed().map(site => [site.unit, site])).values()]
}

function storiesOf(reader: Reads, site: Site, { services, dependencies: { now } }: LedgerContext) {
  const { unit, folder, defaultLanguage } = site
  const queueOf = createQueues()
  const {
    content: { source, globalSource, mayAskForUnknown },
  } = services
  return createStories({
    ...{ reader, unit, folder, defaultLanguage, mayAskForUnknown, newProblems, now },
    source: { ...source, queue: queueOf('content') },
    globalSource: globalSource && { ...globalSource, queue: queueOf('global') },
    options: { waitUntil, deadline: DEADLINE },
  })
}

/** Records the changed prices of a unit whose settings require proofs. */
async function keepLedgerOf(database: D1Database, site: Site, { services, dependencies }: LedgerContext) {
  const { unit, defaultLanguage: language } = site
  const kept = storiesOf(services.content.reader, site, { services, dependencies })
  const [defaults, features] = await Promise.all([kept.defaults(language), kept.features(language)])
  const settings = unitDefaults(defaults.value, features.value, unit)
  if (!settings?.features.provesStrikePrices) return
  const { cv: contentVersion } = services.content.versions.state
  const now = dependencies.now()
  // A copy may be older than the version that is noted.
  const stories = storiesOf(createDirectReader(dependencies.log), site, { services, dependencies })
  await keepLedger({ database, site, language, stories, contentVersion, now })
}

/**
 * Runs each minute: adds changed prices to the ledgers of the units whose settings require it. A unit that fails is logged and does
 * not stop the others; the next run tries again. Never rejects.
 */
export async function keepPriceLedgers(
  database: D1Database | undefined,
  context: LedgerContext,
): Promise<void> {
  if (!database) return
  const { services, dependencies } = context
  const failed = (unit: string) => (error: unknown) =>
    dependencies.log({ event: 'price-ledger-not-kept', unit, reason: reasonOf(error) })
  // An isolate that only runs the schedule may not know the version yet.
  await services.content.store.read().then(services.content.versions.learn).catch(failed(''))
  await Promise.all(
    sitesOf(services).map(site => keepLedgerOf(database, site, context).catch(failed(site.unit))),
  )
}
