import { memoize } from '../../base/caching/memoize.ts'
import { createValidities, endingAt, lasting, type Validity } from '../../base/caching/validity.ts'
import { within } from '../../base/http/deadline.ts'
import type { Log } from '../../base/log/events.ts'
import { reasonOf } from '../../base/log/reason-of.ts'
import { PRICE_DEADLINE } from '../call.ts'
import { type LedgerState, readLedgerState, readPriceChanges } from './ledger-store.ts'
import type { PriceChange } from './price-change.ts'

/** The ledger of a unit as an isolate read it. */
export interface Ledger {
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
