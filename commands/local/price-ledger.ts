import { mainSpace } from '../../kv-seed/space.ts'
import { unitFolders } from '../../kv-seed/unit-folders.ts'
import { parseStories, type Story } from '../../worker/core/content/types/story.ts'
import {
  changesBetween,
  type PriceChange,
  type PriceInForce,
} from '../../worker/core/platform/price-ledger/price-history.ts'
import { pricesInForce } from '../../worker/core/platform/price-ledger/prices-in-force.ts'
import type { LocalDatabase } from './local-storage.ts'

const DAY = 86_400_000

/** How long the demonstration has noted its prices. */
const HISTORY = 120 * DAY

/** The unit of the demonstration that proves its strike prices. */
const unit = 'obw'
const folder = unitFolders.find(one => one.unit === unit)?.folder ?? ''
const site = { unit, folder, neighbours: [] }

const publishedStories = (): readonly Story[] =>
  parseStories({ stories: mainSpace().stories.map(({ published }) => published) })

/**
 * The rows that the demonstration's ledger would have if the site had run since then: one for each price, and one when an offer began or ended.
 */
export function demoPriceChanges(now: number): readonly PriceChange[] {
  const stories = publishedStories()
  const campaigns = stories.filter(({ content }) => content.component === 'campaign')
  const changes: PriceChange[] = []
  let known: readonly PriceInForce[] = []
  for (let moment: number | undefined = now - HISTORY; moment !== undefined && moment <= now; ) {
    const { prices, nextBoundary } = pricesInForce({ stories, campaigns, site, now: moment })
    changes.push(...changesBetween(known, prices, moment))
    known = prices
    moment = nextBoundary
  }
  return changes
}

const insert = `INSERT OR IGNORE INTO price_changes (unit, offer, audience, at, cents, reduced)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE NOT EXISTS (SELECT 1 FROM price_ledgers WHERE unit = ?1)`

// Content version 0 makes the schedule's first check a full one. A site that was not running counts as one that ran.
const cover = `INSERT INTO price_ledgers (unit, covered_since, checked_at, revision, content_version) VALUES (?1, ?2, ?3, 1, 0)
  ON CONFLICT (unit) DO UPDATE SET checked_at = ?3`

/** Fills the migrated database of a demonstration with its price history, unless it already has one. */
export async function seedPriceLedger(database: LocalDatabase, now: number): Promise<void> {
  const insertion = database.prepare(insert)
  await database.batch([
    ...demoPriceChanges(now).map(({ offer, audience, at, cents, isReduced }) =>
      insertion.bind(unit, offer, audience, at, cents, isReduced ? 1 : 0),
    ),
    database.prepare(cover).bind(unit, now - HISTORY, now),
  ])
}
