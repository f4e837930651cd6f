import * as v from 'valibot'

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
