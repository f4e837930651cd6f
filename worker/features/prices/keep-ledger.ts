import type { Stories } from '../../core/content/stories/stories.ts'
import type { Story } from '../../core/content/types/story.ts'
import {
  type LedgerState,
  readLedgerState,
  readPricesInForce,
  writeLedger,
} from '../../core/platform/price-ledger/ledger-store.ts'
import { changesBetween } from '../../core/platform/price-ledger/price-history.ts'
import { type PriceSite, pricesInForce } from '../../core/platform/price-ledger/prices-in-force.ts'

const MINUTE = 60_000

/** How often an unchanged ledger records that it was checked. */
const CHECK_INTERVAL = 10 * MINUTE

/** After a longer break a price may have changed and changed back: the ledger covers the time since the break only. */
export const LONGEST_BREAK = 24 * 60 * MINUTE

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

export interface KeptLedger {
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
export async function keepLedger(kept: KeptLedger): Promise<void> {
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
