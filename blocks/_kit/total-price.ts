import type { Context } from './context.ts'
import type { Campaign } from './facts.ts'
import { priceOf } from './price.ts'
import { type Words, wordsIn } from './words.ts'

const words = {
  de: { totalPrice: 'Gesamtpreis', withoutDiscount: 'Gesamtpreis ohne Rabatt' },
  en: { totalPrice: 'Total price', withoutDiscount: 'Total price without discounts' },
  fr: { totalPrice: 'Prix total', withoutDiscount: 'Prix total hors remise' },
  it: { totalPrice: 'Prezzo totale', withoutDiscount: 'Prezzo totale senza sconti' },
  es: { totalPrice: 'Precio total', withoutDiscount: 'Precio total sin descuentos' },
  pt: { totalPrice: 'Preço total', withoutDiscount: 'Preço total sem descontos' },
} as const satisfies Words

/** A whole price with its name. */
export interface TotalPrice {
  readonly name: string
  readonly value: string
}

/**
 * The whole price in the visitor's currency, as the law asks it to be said (requirement programme-blocks/total-price). Where a campaign lowers
 * the instalments, its name says that it is the price without that. Undefined where content says none.
 */
export function totalPriceOf(
  totalPrice: number | undefined,
  campaign: Campaign | undefined,
  context: Pick<Context, 'currency' | 'language'>,
): TotalPrice | undefined {
  if (!totalPrice) return undefined
  const language = context.language()
  const isLowered = campaign?.discountType !== undefined
  const terms = { currency: context.currency(), campaign: undefined, language }
  const { totalPrice: name, withoutDiscount } = wordsIn(words, language)
  return {
    name: isLowered ? withoutDiscount : name,
    value: priceOf({ price: totalPrice }, terms).current.text,
  }
}
