import type { Context, Need } from '../context.ts'

/** Ids of products in the student management system, as `BABWL-FS-36`. */
export const careIdPattern = /[A-Z\d]{1,16}(?:-[A-Z\d]{1,16}){0,3}/

const whole = new RegExp(`^(?:${careIdPattern.source})$`)

/** Whether a text is a valid care id for calls: editors may write anything. */
export const isCareId = (text: string | undefined): text is string => text !== undefined && whole.test(text)

/** The words that distinguish one price model of a programme from the others. */
export interface ModelName {
  readonly timeModel?: string | undefined
  readonly duration?: string | undefined
  readonly durationNumeric?: number | null | undefined
  readonly priceFrequency?: string | undefined
}

/** A price in the answer of `price-models`, in euros, before any offer, for the visitor's usergroup. */
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

/** The needs of a block that names a programme and shows its prices. */
export const platformPriceNeeds = ({ careId }: Named): readonly Need[] =>
  isCareId(careId) ? [modelsBy('called', careId)] : []

/** The platform's prices of a programme; none without a platform, or if it has none: then those of content are used. */
export const platformPrices = (
  careId: string | undefined,
  context: Pick<Context, 'data'>,
): readonly PlatformPrice[] => (isCareId(careId) ? modelsIn(modelsBy('called', careId), context) : [])

/** The needs of a block that names a total of prices which it does not show. */
export const platformTotalNeeds = (named: Named): readonly Need[] =>
  isCareId(named.careId) ? [...platformPriceNeeds(named), modelsBy('replaced', named.careId)] : []

const amountsOf = (prices: readonly PlatformPrice[]) =>
  prices
    .map(({ price }) => price ?? '')
    .sort()
    .join()

/**
 * The total price of a programme: that of content, unless the platform's prices differ from those of content, to which it belongs. Then the total
 * that all of the platform's prices share, if any.
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

/** Whether two prices are those of the same model; platform and content use the same words for models. */
export const isSameModel = (one: ModelName, other: ModelName): boolean =>
  one.timeModel === other.timeModel && one.priceFrequency === other.priceFrequency && isSameLength(one, other)
