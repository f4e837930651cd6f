import type { Context, Need } from '../context.ts'
import { fillTemplate } from '../fill-template.ts'
import { factWords } from './fact-words.ts'
import { programmeOffers } from './offers.ts'
import { isCareId } from './platform-prices.ts'
import { createPriceFinder, ownPrices } from './prices.ts'

/** What a block needs that shows the least price of one programme. */
export const leastPriceNeeds = ({ careId }: { readonly careId: string | undefined }): readonly Need[] =>
  isCareId(careId) ? [programmeOffers, ownPrices(careId)] : []

/**
 * The least price of a programme in words, "from" only where others compare with it. Undefined without a price.
 */
export function leastPriceOf(
  careId: string | undefined,
  context: Context,
  pricesOf = isCareId(careId) ? createPriceFinder(context, ownPrices(careId)) : undefined,
) {
  const found = pricesOf?.(careId)
  if (!found) return undefined
  const { least, isOfSeveral, offer } = found
  const { current, strike } = least.price
  const { from } = context.words(factWords)
  return {
    text: isOfSeveral ? fillTemplate(from, { price: current.text }) : current.text,
    strike: strike?.text,
    frequency: least.frequency,
    // An offer may lower other prices than the one that is shown.
    offer: least.price.campaign && offer,
  }
}
