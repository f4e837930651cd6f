import * as v from 'valibot'

import type { StrikeRule } from '../../../../blocks/_kit/price.ts'

/** A price of one offer for one audience, from a moment on. */
export const priceChange = v.object({
  /** The `_uid` of a price box. */
  offer: v.string(),
  /** The audience for which a campaign lowers the price, as JSON; empty for everybody's price. */
  audience: v.string(),
  /** Epoch milliseconds. */
  at: v.number(),
  /** Hundredths of a euro; null if the price no longer exists. */
  cents: v.nullable(v.number()),
  /** Visitors are shown it as a reduction. */
  isReduced: v.boolean(),
})

export type PriceChange = Readonly<v.InferOutput<typeof priceChange>>

/** A price that is in force now, or was at the last check. */
export type PriceInForce = Omit<PriceChange, 'at'>

const keyOf = ({ offer, audience }: PriceInForce) => `${offer} ${audience}`

/** The rows that a look at the prices adds: one for each price that is new, another one or gone. */
export function changesBetween(
  before: readonly PriceInForce[],
  after: readonly PriceInForce[],
  at: number,
): PriceChange[] {
  const known = new Map(before.map(price => [keyOf(price), price]))
  const current = new Set(after.map(keyOf))
  const changed = after.filter(price => {
    const last = known.get(keyOf(price))
    return last?.cents !== price.cents || last.isReduced !== price.isReduced
  })
  const gone = before.filter(price => price.cents !== null && !current.has(keyOf(price)))
  return [
    ...changed.map(price => ({ ...price, at })),
    ...gone.map(({ offer, audience }) => ({ offer, audience, cents: null, isReduced: false, at })),
  ]
}

const DAY = 86_400_000

/** How long before a reduction the lowest price counts (directive 98/6/EC, article 6a, paragraph 2). */
export const PRIOR_PERIOD = 30 * DAY

/** The lowest price that a visitor was offered, from a moment until the next step. */
interface PriceStep {
  readonly at: number
  readonly cents: number | null
  readonly isReduced: boolean
}

const lowestOf = (prices: Iterable<PriceChange>): Omit<PriceStep, 'at'> =>
  [...prices].reduce<Omit<PriceStep, 'at'>>(
    (lowest, { cents, isReduced }) =>
      cents !== null && (lowest.cents === null || cents < lowest.cents) ? { cents, isReduced } : lowest,
    { cents: null, isReduced: false },
  )

/** The lowest price over all audiences that include the visitor, step by step. Changes at the same moment are one step. */
function stepsOf(changes: readonly PriceChange[]): PriceStep[] {
  const inForce = new Map<string, PriceChange>()
  const steps = new Map<number, PriceStep>()
  for (const change of [...changes].sort((a, b) => a.at - b.at)) {
    inForce.set(change.audience, change)
    steps.set(change.at, { at: change.at, ...lowestOf(inForce.values()) })
  }
  const all = [...steps.values()]
  return all.filter(({ cents, isReduced }, index) => {
    const before = all[index - 1]
    return cents !== before?.cents || isReduced !== before.isReduced
  })
}

/** A reduction that is increased without a break began with its first step (article 6a, paragraph 5). */
function beginOf(steps: readonly PriceStep[]): number {
  let begin = steps.length - 1
  for (; begin > 0; begin--) {
    const [before, step] = [steps[begin - 1]!, steps[begin]!]
    const isIncreased = before.isReduced && step.isReduced && (before.cents ?? 0) > (step.cents ?? 0)
    if (!isIncreased) break
  }
  return begin
}

/**
 * The lowest price of the 30 days before the reduction to `cents` began, in cents. Undefined where the changes do not prove it: `cents`
 * is not the latest price, the changes do not reach back far enough, there was no price for a part of that time, or the earlier price was
 * not higher.
 * @param changes Those of one offer for one visitor.
 */
export function priorPrice(
  changes: readonly PriceChange[],
  { cents, coveredSince }: { readonly cents: number; readonly coveredSince: number },
): number | undefined {
  const steps = stepsOf(changes)
  if (steps.at(-1)?.cents !== cents) return undefined
  const begin = beginOf(steps)
  const from = steps[begin]!.at - PRIOR_PERIOD
  const inPeriod = steps.filter((_, index) => index < begin && steps[index + 1]!.at > from)
  const [first] = inPeriod
  if (!first || first.at > from || coveredSince > from) return undefined
  const prices = inPeriod.map(step => step.cents)
  if (prices.includes(null)) return undefined
  const lowest = prices.reduce<number>((least, price) => Math.min(least, price!), Infinity)
  return lowest > cents ? lowest : undefined
}

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
