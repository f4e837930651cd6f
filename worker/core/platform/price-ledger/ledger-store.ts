import * as v from 'valibot'
import type { Environment } from '../../../env.ts'
import { memoize } from '../../base/caching/memoize.ts'
import { createValidities, endingAt, lasting, type Validity } from '../../base/caching/validity.ts'
import { within } from '../../base/http/deadline.ts'
import type { Log } from '../../base/log/events.ts'
import { reasonOf } from '../../base/log/reason-of.ts'
import type { Expiry } from '../../base/sql/expiry.ts'
import type { Statement } from '../../base/sql/statements.ts'
import { readRows, runStatements } from '../../base/sql/statements.ts'
import { PRICE_DEADLINE } from '../call.ts'
import { type PriceChange, type PriceInForce, priceChange } from './price-history.ts'

/**
 * The database of the price ledger. None where a platform elsewhere makes offers and price models: the ledger would miss prices that
 * visitors saw, and its proofs would be false.
 */
export const ledgerDatabase = (
  database: D1Database | undefined,
  { PLATFORM_ORIGIN }: Pick<Environment, 'PLATFORM_ORIGIN'>,
): D1Database | undefined => (PLATFORM_ORIGIN === undefined ? database : undefined)

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
async function readPriceChanges(database: D1Database, unit: string): Promise<readonly PriceChange[]> {
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

interface WrittenLedger {
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

/** The ledger of a unit as an isolate read it. */
interface Ledger {
  /** Undefined where it is empty, or could not be read: no strike price is shown then. */
  readonly content:
    | { readonly state: LedgerState; readonly changes: readonly PriceChange[]; readonly revision: string }
    | undefined
  readonly validity: Validity
}

export type LedgerReader = (unit: string) => Promise<Ledger>

interface ReaderDependencies {
  readonly database: D1Database | undefined
  readonly now: () => number
  readonly log: Log
}

const FRESH = 60_000
/** How long a database that failed is left alone. */
const FAILED = 10_000

async function readLedger(database: D1Database, unit: string, before: Ledger | undefined) {
  const state = await readLedgerState(database, unit)
  if (!state) return undefined
  const { coveredSince, revision } = state
  const known = before?.content
  const isSame = known?.state.revision === revision && known.state.coveredSince === coveredSince
  return isSame
    ? known
    : { state, changes: await readPriceChanges(database, unit), revision: `${revision} ${coveredSince}` }
}

/**
 * Reads the ledgers of units, each at most once a minute and isolate: one row, and all of them where one was added. It never rejects:
 * without its database a unit has no proofs, and the log a line.
 */
export function createLedgerReader({ database, now, log }: ReaderDependencies): LedgerReader {
  const known = new Map<string, Ledger>()
  const validityOf = createValidities()
  async function read(unit: string): Promise<Ledger> {
    if (!database) return { content: undefined, validity: lasting }
    try {
      const content = await within(readLedger(database, unit, known.get(unit)), PRICE_DEADLINE)
      const until = now() + FRESH
      const validity = content ? validityOf(content, { revision: content.revision, until }) : endingAt(until)
      return { content, validity }
    } catch (error) {
      log({ event: 'price-ledger-unread', unit, reason: reasonOf(error) })
      return { content: undefined, validity: endingAt(now() + FAILED) }
    }
  }
  return async unit => {
    const before = known.get(unit)
    if (before && now() < before.validity.until) return before
    const ledger = await read(unit)
    known.set(unit, ledger)
    return ledger
  }
}

/** The changes by offer, made once for each list. */
export const changesByOffer = memoize((changes: readonly PriceChange[]) =>
  Map.groupBy(changes, ({ offer }) => offer),
)
