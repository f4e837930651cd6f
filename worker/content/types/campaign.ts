import { block, type ContentOf } from '../../../blocks/_kit/block-schema.ts'
import { datetime } from '../../../blocks/_kit/fields/datetime.ts'
import { multilink } from '../../../blocks/_kit/fields/multilink.ts'
import { number } from '../../../blocks/_kit/fields/number.ts'
import { option } from '../../../blocks/_kit/fields/option.ts'
import { options } from '../../../blocks/_kit/fields/options.ts'
import { text, textarea } from '../../../blocks/_kit/fields/text.ts'

export const placements = ['header', 'content', 'actionTeaser', 'price'] as const

/** Story type `campaign`: an offer, where it is shown, to whom, and when. */
export const schema = block(
  { title: 'Campaign', description: 'An offer by country and time.' },
  {
    placements: options(placements, { description: 'Where the offer is shown.' }),
    unit: text({ description: 'Code of the unit; empty for all.' }),
    countries: text({
      translatable: false,
      description: 'Country codes, separated by commas; empty for all.',
    }),
    startsAt: datetime(),
    endsAt: datetime(),
    icon: text({ translatable: false }),
    titleDesktop: text({ required: true }),
    titleMobile: text(),
    descriptionDesktop: textarea(),
    descriptionMobile: textarea(),
    link: multilink(),
    linkText: text(),
    discountType: option(['percent', 'absolute']),
    discountValue: number({ min: 0 }),
    priceboxText: text(),
    folderPriceboxText: text(),
    voucherCode: text({ translatable: false }),
    colorOverride: text({ translatable: false }),
  },
)

export type CampaignContent = ContentOf<typeof schema>
