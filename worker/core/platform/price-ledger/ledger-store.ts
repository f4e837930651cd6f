import * as v from 'valibot'
import type { Expiry } from '../../base/sql/expiry.ts'
import { readRows, runStatements, type Statement } from '../../base/sql/statements.ts'
import { type PriceChange, type PriceInForce, priceChange } from './price-change.ts'

const ledgerRow = v.object({
  covered_since: v.number(),
  checked_at: v.number(),
  revision: v.number(),
  content_version: v.number(),
  next_boundary: v.nullable(v.number()),
})

/** How far the ledger of a unit reaches. */
export interface LedgerState {
  /** Since when no price can have changed unseen, epoch milliseconds. */
  readonly coveredSince: number
  readonly checkedAt: number
  /** Rises with each change of a price. */
  readonly revision: number
  readonly contentVersion: number
  /** When a campaign begins or ends next. */
  readonly nextBoundary: number | undefined
}

const changeRow = v.pipe(
  v.object({ ...v.omit(priceChange, ['isReduced']).entries, reduced: v.number() }),
  v.transform(({ reduced, ...row }): PriceChange => ({ ...row, isReduced: reduced === 1 })),
)

/** Rows of one unit that are read at most: years of many changes. */
const MOST_ROWS = 20_000

/** The state of a unit's ledger; undefined before the first look. Rejects when the database does. */
export async function readLedgerState(database: D1Database, unit: string): Promise<LedgerState | undefined> {
  const sql = 'SELECT * FROM price_ledgers WHERE unit = ?1'
  const [row] = v.parse(v.array(ledgerRow), await readRows(database, { sql, values: [unit] }))
  return (
    row && {
      coveredSince: row.covered_since,
      checkedAt: row.checked_at,
      revision: row.revision,
      contentVersion: row.content_version,
      nextBoundary: row.next_boundary ?? undefined,
    }
  )
}

/** The changes of a unit, the oldest first; only the newest ones if there are too many. Rejects when the database does. */
export async function readPriceChanges(database: D1Database, unit: string): Promise<readonly PriceChange[]> {
  const sql =
    'SELECT offer, audience, at, cents, reduced FROM price_changes WHERE unit = ?1 ORDER BY at DESC LIMIT ?2'
  return v.parse(v.array(changeRow), await readRows(database, { sql, values: [unit, MOST_ROWS] })).reverse()
}

/** The last price of each offer and audience. Rejects when the database does. */
export async function readPricesInForce(
  database: D1Database,
  unit: string,
): Promise<readonly PriceInForce[]> {
  // SQLite takes the other columns from the row with the maximum.
  const sql =
    'SELECT offer, audience, MAX(at) AS at, cents, reduced FROM price_changes WHERE unit = ?1 GROUP BY offer, audience'
  return v.parse(v.array(changeRow), await readRows(database, { sql, values: [unit] }))
}

export interface WrittenLedger {
  readonly unit: string
  readonly state: LedgerState
  readonly changes: readonly PriceChange[]
}

const insertChange = (unit: string, { offer, audience, at, cents, isReduced }: PriceChange): Statement => ({
  sql: 'INSERT OR IGNORE INTO price_changes (unit, offer, audience, at, cents, reduced) VALUES (?1, ?2, ?3, ?4, ?5, ?6)',
  values: [unit, offer, audience, at, cents, isReduced ? 1 : 0],
})

/** Adds rows and the new state in one transaction. Rejects when the database does. */
export async function writeLedger(
  database: D1Database,
  { unit, state, changes }: WrittenLedger,
): Promise<void> {
  const { coveredSince, checkedAt, revision, contentVersion, nextBoundary = null } = state
  const sql = `INSERT OR REPLACE INTO price_ledgers
    (unit, covered_since, checked_at, revision, content_version, next_boundary) VALUES (?1, ?2, ?3, ?4, ?5, ?6)`
  await runStatements(database, [
    ...changes.map(change => insertChange(unit, change)),
    { sql, values: [unit, coveredSince, checkedAt, revision, contentVersion, nextBoundary] },
  ])
}

const YEAR = 365 * 86_400_000

/** A price that was replaced: claims about a shown price are barred after three years. The price in force stays, however old. */
export const replacedPrices: Expiry = {
  table: 'price_changes',
  column: 'at',
  life: 4 * YEAR,
  where: `EXISTS (SELECT 1 FROM price_changes AS newer WHERE newer.unit = price_changes.unit
    AND newer.offer = price_changes.offer AND newer.audience = price_changes.audience
    AND newer.at > price_changes.at AND newer.at < ?1)`,
}
