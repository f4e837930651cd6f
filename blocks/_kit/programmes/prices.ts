import type { Context, Need } from '../context.ts'
import type { Campaign } from '../facts.ts'
import { type Price, priceOf } from '../price.ts'
import type { TextInLanguage } from '../text-in-language.tsx'
import { leavesOut, type Usergroup } from '../usergroups.ts'
import { priceOfferOf, programmeOffers } from './offers.ts'

const before = '(?:im|pro|je|jeden|a|per|each|every|par|chaque|al|ogni|por|ao|cada|/)'
const month = '(?:monat|month|mois|mese|mes|mês)'
const adverb = '(?:monatlich|mtl\\.?|monthly|mensuel(?:le)?|mensile|mensual|mensal)'
const monthly = new RegExp(`^\\s*(?:${before}\\s*${month}|${adverb})\\s*$`, 'iu')

/** Whether an editor's words, in a language of the site, mean that a price is paid each month. */
export const isMonthly = (frequency: string): boolean => monthly.test(frequency)

/** Prices of all programmes: one answer for all lists of a page. */
export const priceList: Need = { call: 'price-list', query: {} }

/** Prices of one programme: only its own are requested from a platform. */
export const ownPrices = (careId: string): Need => ({ call: 'price-list', query: { id: careId } })

/** The needs of a block that shows prices of programmes. */
export const priceNeeds: readonly Need[] = [programmeOffers, priceList]

/** A price of the answer of `price-list`, in euros, before any offer. */
export interface ListedPrice {
  readonly id: string
  readonly timeModel?: string | undefined
  readonly duration?: string | undefined
  readonly price?: number | null | undefined
  readonly strikePrice?: number | null | undefined
  readonly priceFrequency?: string | undefined
  readonly usergroups?: readonly Usergroup[] | undefined
  /** By name, the languages of texts that are not in the page's language. */
  readonly languages?:
    | Readonly<Partial<Record<'timeModel' | 'duration' | 'priceFrequency', string | undefined>>>
    | undefined
}

interface PriceList {
  readonly value: readonly { readonly careId: string; readonly prices: readonly ListedPrice[] }[]
  /** The call failed: the list is empty although there may be prices. */
  readonly failed?: true | undefined
}

export interface ShownPrice {
  readonly name: TextInLanguage | undefined
  readonly frequency: TextInLanguage
  readonly price: Price
}

/** The prices of a programme for a visitor, as its page shows them. */
export interface ProgrammePrices {
  readonly prices: readonly ShownPrice[]
  /** The lowest of the monthly prices, if there are any: prices paid once or each year do not compare with them. */
  readonly least: ShownPrice
  /** Whether other prices are comparable with the lowest one. */
  readonly isOfSeveral: boolean
  /** Label of the offer that lowers some of them: those with a `price.campaign`. */
  readonly offer: string | undefined
}

const isFor = ({ usergroups = [] }: ListedPrice, context: Context) =>
  !leavesOut(usergroups) || context.isInUsergroup(usergroups)

function nameOf({ timeModel, duration, languages }: ListedPrice): TextInLanguage | undefined {
  if (timeModel) return { text: timeModel, language: languages?.timeModel }
  return duration ? { text: duration, language: languages?.duration } : undefined
}

function shownPrice(listed: ListedPrice, campaign: Campaign | undefined, context: Context): ShownPrice[] {
  const { price, strikePrice, id, priceFrequency, languages } = listed
  if (price == null || !isFor(listed, context)) return []
  const strikeRule = (cents: number) => context.strikeRule(id, cents)
  const terms = { currency: context.currency(), campaign, language: context.language() }
  return [
    {
      name: nameOf(listed),
      frequency: priceFrequency
        ? { text: priceFrequency, language: languages?.priceFrequency }
        : { text: context.message('perMonth') },
      price: priceOf({ price, strikePrice: strikePrice ?? undefined, strikeRule }, terms),
    },
  ]
}

const wordsOf = ({ priceboxText, titleMobile, titleDesktop }: Campaign) =>
  priceboxText ?? titleMobile ?? titleDesktop

function leastOf(prices: readonly ShownPrice[]): Pick<ProgrammePrices, 'least' | 'isOfSeveral'> | undefined {
  const monthly = prices.filter(({ frequency }) => isMonthly(frequency.text))
  const [first, ...others] = monthly.length ? monthly : prices
  return (
    first && {
      least: others.reduce((low, one) => (amountOf(one) < amountOf(low) ? one : low), first),
      isOfSeveral: others.length > 0,
    }
  )
}

const amountOf = ({ price }: ShownPrice) => Number(price.current.amount)

/** Whether there are prices that cannot be shown now. */
export function arePricesMissing(context: Pick<Context, 'data'>): boolean {
  const list = context.data(priceList) as PriceList | undefined
  return !list || list.failed === true
}

/**
 * Finds the prices of programmes by care id, in the visitor's currency and for the visitor's usergroup (requirement
 * tools/equal-prices).
 */
export function createPriceFinder(
  context: Context,
  need = priceList,
): (careId?: string) => ProgrammePrices | undefined {
  // The schema of the call gives the answer this shape.
  const list = context.data(need) as PriceList | undefined
  const byCareId = new Map((list?.value ?? []).map(({ careId, prices }) => [careId, prices]))
  return careId => {
    const listed = careId === undefined ? undefined : byCareId.get(careId)
    if (!careId || !listed?.length) return undefined
    const campaign = priceOfferOf(careId, context)
    const prices = listed.flatMap(one => shownPrice(one, campaign, context))
    const least = leastOf(prices)
    if (!least) return undefined
    const isConcerned = prices.some(({ price }) => price.campaign)
    return { prices, ...least, offer: campaign && isConcerned ? wordsOf(campaign) : undefined }
  }
}
