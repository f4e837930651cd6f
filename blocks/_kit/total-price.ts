import type { Context } from './context.ts'
import type { Campaign } from './facts.ts'
import { centsOf, loweredPrice, priceOf } from './price.ts'
import { isMonthly } from './programmes/prices.ts'
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

/** The instalments of a whole price, as a price model says them. */
interface Instalments {
  /** Euros, before any campaign. */
  readonly price?: number | null | undefined
  readonly durationNumeric?: number | null | undefined
  /** Default: one a month. */
  readonly priceFrequency?: string | undefined
}

/**
 * The whole price in euros, less what a campaign takes off each instalment, which is paid in whole cents; fees stay. Undefined where it is not known how
 * many instalments there are, or they are not those of the whole price.
 */
function totalOfLowered(
  totalPrice: number,
  { price, durationNumeric: months, priceFrequency }: Instalments,
  campaign: Campaign | undefined,
): number | undefined {
  if (!price || !months || !Number.isInteger(months)) return undefined
  if (priceFrequency !== undefined && !isMonthly(priceFrequency)) return undefined
  const [total, before] = [centsOf(totalPrice), centsOf(price)]
  // Each instalment may have been rounded up by half a cent.
  if (months * before - total > months / 2) return undefined
  const after = centsOf(loweredPrice(price, campaign) ?? price)
  return Math.max(0, total - months * (before - after)) / 100
}

interface WholePrice {
  /** Euros, before any campaign; undefined where content says none. */
  readonly totalPrice: number | undefined
  /** In which it is paid; undefined where it is not that of one price model. */
  readonly instalments?: Instalments | undefined
  readonly campaign: Campaign | undefined
  readonly withCents?: boolean
}

/** The whole price in euros; undefined where a campaign lowers the instalments and their number is not known. */
export function totalPaid({ totalPrice, instalments, campaign }: WholePrice): number | undefined {
  if (!totalPrice || campaign?.discountType === undefined) return totalPrice
  return instalments && totalOfLowered(totalPrice, instalments, campaign)
}

/**
 * The whole price in the visitor's currency, as the law requires (requirement programme-blocks/total-price). Where a campaign lowers
 * the instalments, it is what is left to pay; where that is not known, its name says that it is the price without discounts. Undefined where content
 * says none.
 */
export function totalPriceOf(
  whole: WholePrice,
  context: Pick<Context, 'currency' | 'language'>,
): TotalPrice | undefined {
  const { totalPrice } = whole
  if (!totalPrice) return undefined
  const language = context.language()
  const paid = totalPaid(whole)
  const terms = { currency: context.currency(), campaign: undefined, language, withCents: whole.withCents }
  const { totalPrice: name, withoutDiscount } = wordsIn(words, language)
  return {
    name: paid === undefined ? withoutDiscount : name,
    value: priceOf({ price: paid ?? totalPrice }, terms).current.text,
  }
}
