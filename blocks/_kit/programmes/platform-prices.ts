import type { Context, Need } from '../context.ts'
import { isCareId } from './care-id.ts'

/** What tells one price model of a programme from the others. */
export interface ModelName {
  readonly timeModel?: string | undefined
  readonly duration?: string | undefined
  readonly durationNumeric?: number | null | undefined
  readonly priceFrequency?: string | undefined
}

/** A price of the answer of `price-models`, in euros, before any offer, for the visitor's usergroup. */
export interface PlatformPrice extends ModelName {
  readonly id: string
  readonly color?: string | undefined
  readonly special?: string | undefined
  readonly timeModelDescription?: string | undefined
  readonly price?: number | null | undefined
  readonly strikePrice?: number | null | undefined
  readonly totalPrice?: number | null | undefined
  readonly discountDescription?: string | undefined
  readonly buttonText?: string | undefined
  readonly href?: string | undefined
  readonly tabLabel?: string | undefined
  /** Markup that the call has cleaned. */
  readonly basePriceText?: string | undefined
}

interface Answer {
  readonly value: readonly PlatformPrice[]
}

interface Named {
  readonly careId?: string | undefined
}

const modelsBy = (besidePlatform: NonNullable<Need['besidePlatform']>, careId: string): Need => ({
  call: 'price-models',
  query: { id: careId },
  besidePlatform,
})

const modelsIn = (need: Need, context: Pick<Context, 'data'>) =>
  // The schema of the call gives the answer this shape.
  (context.data(need) as Answer | undefined)?.value ?? []

/** What a block asks for that shows the prices of a programme which it names. */
export const platformPriceNeeds = ({ careId }: Named): readonly Need[] =>
  isCareId(careId) ? [modelsBy('asked', careId)] : []

/** The prices that a platform says for a programme; none where there is no platform, or it says none: those of content count. */
export const platformPrices = (
  careId: string | undefined,
  context: Pick<Context, 'data'>,
): readonly PlatformPrice[] => (isCareId(careId) ? modelsIn(modelsBy('asked', careId), context) : [])

/** What a block asks for that names a sum of prices which it does not show. */
export const platformTotalNeeds = (named: Named): readonly Need[] =>
  isCareId(named.careId) ? [...platformPriceNeeds(named), modelsBy('replaced', named.careId)] : []

const amountsOf = (prices: readonly PlatformPrice[]) =>
  prices
    .map(({ price }) => price ?? '')
    .sort()
    .join()

/**
 * The whole price of a programme: that of content unless a platform says other prices than content, to which it would not belong. Then the one that all
 * of them have, if any.
 */
export function totalBeside(
  ofContent: number | undefined,
  careId: string | undefined,
  context: Pick<Context, 'data'>,
): number | undefined {
  const prices = platformPrices(careId, context)
  if (!careId || !prices.length) return ofContent
  if (amountsOf(prices) === amountsOf(modelsIn(modelsBy('replaced', careId), context))) return ofContent
  const [total, another] = new Set(prices.map(({ totalPrice }) => totalPrice ?? undefined))
  return another === undefined ? total : undefined
}

const isSameLength = (one: ModelName, other: ModelName) =>
  one.durationNumeric && other.durationNumeric
    ? one.durationNumeric === other.durationNumeric
    : one.duration === other.duration

/** Whether two prices are those of the same model, which platform and content know by the same words. */
export const isSameModel = (one: ModelName, other: ModelName): boolean =>
  one.timeModel === other.timeModel && one.priceFrequency === other.priceFrequency && isSameLength(one, other)
