import { block, type ContentOf } from '../../../../blocks/_kit/block-schema.ts'
import { asset } from '../../../../blocks/_kit/fields/asset.ts'
import { datetime } from '../../../../blocks/_kit/fields/datetime.ts'
import { icon } from '../../../../blocks/_kit/fields/icon.ts'
import { multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import { number } from '../../../../blocks/_kit/fields/number.ts'
import { option } from '../../../../blocks/_kit/fields/option.ts'
import { options } from '../../../../blocks/_kit/fields/options.ts'
import { text, textarea } from '../../../../blocks/_kit/fields/text.ts'
import { usergroups } from '../../../../blocks/_kit/usergroups.ts'
import { audienceFaults, audienceFields } from './audience.ts'
import { endFaults } from './event.ts'

export const placements = ['header', 'content', 'actionTeaser', 'price'] as const

interface Offer {
  readonly discountType?: string | undefined
  readonly discountValue?: number | undefined
}

/** Why the discount cannot be meant. */
const discountFaults = ({ discountType, discountValue = 0 }: Offer): string[] =>
  discountType === 'percent' && discountValue > 100 ? [`It takes ${discountValue} % off a price.`] : []

/** Story type `campaign`: an offer with its placement, audience and period. */
export const campaignSchema = block(
  {
    title: 'Campaign',
    description: 'An offer by country and time.',
    faults: content => [...audienceFaults(content), ...endFaults(content), ...discountFaults(content)],
  },
  {
    placements: options(placements, { description: 'Where the offer is shown.' }),
    ...audienceFields,
    components: text({
      translatable: false,
      description: 'Content types of pages, separated by commas; empty for all.',
    }),
    careIds: text({
      translatable: false,
      description: 'Products that it lowers, separated by commas; empty for all.',
    }),
    usergroups: options(usergroups, {
      description: 'None chosen: all. Counts where the unit’s defaults say so.',
    }),
    startsAt: datetime(),
    endsAt: datetime(),
    image: asset(),
    icon: icon(),
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

export type CampaignContent = ContentOf<typeof campaignSchema>
