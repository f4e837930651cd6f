import type { CampaignPlacement, Context } from '../_kit/context.ts'
import type { Campaign } from '../_kit/facts.ts'
import { isKept, programmeOffers } from '../_kit/programmes/offers.ts'
import type { CardContent } from './schema.ts'

type Offers = Readonly<Partial<Record<CampaignPlacement, Campaign>>>

const wordsOf = ({ titleMobile, titleDesktop }: Campaign) => titleMobile ?? titleDesktop

/** The offer for the programme of a card: one made for teasers, else the one that lowers its prices. */
export function offerOf({ careId }: CardContent, context: Context) {
  if (!careId) return undefined
  // The call's schema gives it this shape.
  const all = context.data(programmeOffers) as Readonly<Record<string, Offers>> | undefined
  const { actionTeaser: teaser, price } = (all && Object.hasOwn(all, careId) && all[careId]) || {}
  if (teaser && isKept(teaser, price)) return { icon: teaser.icon, words: wordsOf(teaser) }
  return price && { icon: price.icon, words: price.priceboxText ?? wordsOf(price) }
}
