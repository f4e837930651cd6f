import { inBerlin } from '../../in-berlin.ts'
import type { StoryDraft } from '../../story.ts'
import { t } from '../../text.ts'

/** Days in Berlin: the first of the offer, and the first after it. */
const [from, until] = ['2026-11-02', '2027-03-01']

/** An offer for one course, whose struck price the demonstration proves (requirement prices/proven-strike-price). */
const autumnOffer: StoryDraft = {
  slug: 'settings/campaigns/obw-datenanalyse',
  name: t('Datenanalyse: 20 € je Rate', 'Data analysis: €20 an instalment'),
  content: {
    component: 'campaign',
    unit: 'obw',
    languages: ['de', 'en'],
    components: 'page, variant',
    pages: 'weiterbildung/*',
    placements: ['price'],
    careIds: 'WBDAT-OBW-08',
    startsAt: inBerlin(from),
    endsAt: inBerlin(until),
    icon: 'tag',
    titleDesktop: t('Jede Rate 20 € günstiger', '€20 off every instalment'),
    discountType: 'absolute',
    discountValue: '20',
    priceboxText: t('20 € weniger, Anmeldung bis 28.2.2027', '€20 less, book by 28 February 2027'),
  },
}

/** This unit strikes a price only where the ledger of prices proves it. */
const settings: StoryDraft = {
  slug: 'settings/features/obw-prices',
  name: 'Prices, obw',
  content: { component: 'feature-settings', unit: 'obw', provesStrikePrices: true },
}

export const stories: readonly StoryDraft[] = [autumnOffer, settings]
