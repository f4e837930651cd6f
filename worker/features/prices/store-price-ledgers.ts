import { waitUntil } from 'cloudflare:workers'
import { configuredSites, type Services } from '../../core/answer/services.ts'
import type { SiteDependencies } from '../../core/answer/site-dependencies.ts'
import { reasonOf } from '../../core/base/log/reason-of.ts'
import { createDirectReader, type Reads } from '../../core/content/cache/access.ts'
import { createQueues } from '../../core/content/client/queue.ts'
import { createStories, type Stories } from '../../core/content/stories/stories.ts'
import { unitDefaults } from '../../core/content/stories/unit-settings.ts'
import type { Story } from '../../core/content/types/story.ts'
import { newProblems } from '../../core/page/story-problems.ts'
import {
  type LedgerState,
  readLedgerState,
  readPricesInForce,
  writeLedger,
} from '../../core/platform/price-ledger/ledger-store.ts'
import { changesBetween } from '../../core/platform/price-ledger/price-history.ts'
import { type PriceSite, pricesInForce } from '../../core/platform/price-ledger/prices-in-force.ts'
import type { Site } from '../../core/request/site/site.ts'

const MINUTE = 60_000

/** How often an unchanged ledger records that it was checked. */
const CHECK_INTERVAL = 10 * MINUTE

/** After a longer break a price may have changed and changed back: the ledger covers the time since the break only. */
const LONGEST_BREAK = 24 * 60 * MINUTE

/** Story types that contain price boxes. */
const typesWithPrices = [
  'product',
  'page',
  'variant',
  'variant-grouping',
  'individual-grouping',
  'lp-variant',
  'lp-variant-grouping',
  'lp-individual-grouping',
]

interface KeptLedger {
  readonly database: D1Database
  readonly site: PriceSite
  /** The main language of the unit: prices are the same in all of them. */
  readonly language: string
  readonly stories: Pick<Stories, 'ofType'>
  /** Version of the content at which the stories were read. */
  readonly contentVersion: number
  readonly now: number
}

async function readStories({ stories, language }: KeptLedger, types: readonly string[]): Promise<Story[]> {
  const lists = await Promise.all(types.map(type => stories.ofType(type, language)))
  return lists.flatMap(({ value }) => value)
}

const isUnchanged = (before: LedgerState, { contentVersion, now }: KeptLedger) =>
  before.contentVersion === contentVersion && now < (before.nextBoundary ?? Infinity)

/**
 * Finds changes of a unit's prices, and adds a row for each. If neither the content nor a campaign's period changed, it reads one row
 * and writes at most one. Rejects when database or content do; the next run tries again.
 */
async function storeLedger(kept: KeptLedger): Promise<void> {
  const { database, site, now, contentVersion } = kept
  const { unit } = site
  const before = await readLedgerState(database, unit)
  const isCovered = before !== undefined && now - before.checkedAt <= LONGEST_BREAK
  const coveredSince = isCovered ? before.coveredSince : now
  const reach = { coveredSince, checkedAt: now }
  if (isCovered && isUnchanged(before, kept)) {
    if (now - before.checkedAt < CHECK_INTERVAL) return
    return await writeLedger(database, { unit, state: { ...before, ...reach }, changes: [] })
  }
  const [stories, campaigns, known] = await Promise.all([
    readStories(kept, typesWithPrices),
    readStories(kept, ['campaign']),
    readPricesInForce(database, unit),
  ])
  const { prices, nextBoundary } = pricesInForce({ stories, campaigns, site, now })
  const changes = changesBetween(known, prices, now)
  const revision = (before?.revision ?? 0) + (changes.length || !isCovered ? 1 : 0)
  await writeLedger(database, {
    unit,
    changes,
    state: { ...reach, revision, contentVersion, nextBoundary },
  })
}

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
async function storeLedgerOf(database: D1Database, site: Site, { services, dependencies }: LedgerContext) {
  const { unit, defaultLanguage: language } = site
  const kept = storiesOf(services.content.reader, site, { services, dependencies })
  const [defaults, features] = await Promise.all([kept.defaults(language), kept.features(language)])
  const settings = unitDefaults(defaults.value, features.value, unit)
  if (!settings?.features.provesStrikePrices) return
  const { cv: contentVersion } = services.content.versions.state
  const now = dependencies.now()
  // A copy may be older than the version that is noted.
  const stories = storiesOf(createDirectReader(dependencies.log), site, { services, dependencies })
  await storeLedger({ database, site, language, stories, contentVersion, now })
}

/**
 * Runs each minute: adds changed prices to the ledgers of the units whose settings require it. A unit that fails is logged and does
 * not stop the others; the next run tries again. Never rejects.
 */
export async function storePriceLedgers(
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
    sitesOf(services).map(site => storeLedgerOf(database, site, context).catch(failed(site.unit))),
  )
}
