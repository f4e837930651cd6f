import type { CampaignPlacement, Context, Need } from '../context.ts'
import type { Campaign } from '../facts.ts'

/** Offers for single programmes: one answer for all lists of a page. */
export const programmeOffers: Need = { call: 'product-campaigns', query: {} }

type Offers = Readonly<Record<string, Readonly<Partial<Record<CampaignPlacement, Campaign>>>>>

/**
 * The offer for a programme: one for the programme alone takes precedence over that of the page. A block that names no programme gets
 * the page's.
 */
export function programmeOffer(
  placement: CampaignPlacement,
  careId: string | undefined,
  context: Pick<Context, 'data' | 'campaign'>,
): Campaign | undefined {
  if (!careId) return context.campaign(placement)
  // The schema of the call gives the answer this shape.
  const offers = context.data(programmeOffers) as Offers | undefined
  const own = offers && Object.hasOwn(offers, careId) ? offers[careId]?.[placement] : undefined
  return own ?? context.campaign(placement)
}

/** The offer that lowers the prices of a programme. */
export const priceOfferOf = (
  careId: string | undefined,
  context: Pick<Context, 'data' | 'campaign'>,
): Campaign | undefined => programmeOffer('price', careId, context)

/** A teaser promises its discount only where the same campaign lowers the prices: another one may come first there. */
export const isKept = (teaser: Campaign, price: Campaign | undefined): boolean =>
  !teaser.discountType || teaser.storyId === price?.storyId

/** A block that may name a programme. */
export interface NamesProgramme {
  readonly careId?: string | undefined
  /** The block is on the page of that programme, whose offers are those for the programme. */
  readonly isOwnPage?: boolean | undefined
}

/** The needs of a block that may name a programme; none if it names none. */
export const offerNeeds = ({ careId, isOwnPage }: NamesProgramme): readonly Need[] =>
  careId && !isOwnPage ? [programmeOffers] : []

/** The offer that lowers the prices that a block shows. */
export const pricesOfferOf = (
  { careId, isOwnPage }: NamesProgramme,
  context: Pick<Context, 'data' | 'campaign'>,
): Campaign | undefined => priceOfferOf(isOwnPage ? undefined : careId, context)
