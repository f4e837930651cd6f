import type { StrikeRule } from '../../../../blocks/_kit/price.ts'
import type { PriceChange } from './price-change.ts'
import { priorPrice } from './prior-price.ts'

/** The changes of prices for a visitor, by offer. */
export interface PriceHistory {
  /** Epoch milliseconds. */
  readonly coveredSince: number
  readonly changes: ReadonlyMap<string, readonly PriceChange[]>
}

/** The history of a unit that requires proofs but has no ledger. */
export const noHistory: PriceHistory = { coveredSince: Infinity, changes: new Map() }

/** The rule for the strike price of an offer with this present price in cents (requirement prices/proven-strike-price). */
export function strikeRuleOf(
  { coveredSince, changes }: PriceHistory,
  { offer, cents }: { readonly offer: string; readonly cents: number },
): StrikeRule {
  const prior = priorPrice(changes.get(offer) ?? [], { cents, coveredSince })
  return prior === undefined ? { kind: 'unproven' } : { kind: 'proven', cents: prior }
}
