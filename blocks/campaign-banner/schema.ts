import { block } from '../_kit/block-schema.ts'
import { asset } from '../_kit/fields/asset.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { icon } from '../_kit/fields/icon.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'
import { accentNames, surfaceNames } from '../_kit/themes/theme.ts'

/** Requirement banners/variants. */
const bannerVariants = ['campaign', 'compact', 'content'] as const

/** Requirement banners/fields. */
export const schema = block(
  {
    title: 'Campaign banner',
    category: 'openings',
    description: 'An offer within the page: the running campaign, or its own words.',
  },
  {
    variant: option(bannerVariants, {
      defaultValue: 'campaign',
      description: 'Over the whole width with a picture, as a strip, or as a panel among other content.',
    }),
    showCampaign: boolean({
      description:
        'Shows the campaign that runs for the visitor’s country; the words below when there is none.',
    }),
    careId: text({
      translatable: false,
      description:
        'Id of a programme in the student management system: an offer for it comes first, and a discount is shown only where it lowers its prices.',
    }),
    roofHeadline: text({ description: 'A few words above the title.' }),
    titleDesktop: text({ description: 'Without a title only a running campaign is shown.' }),
    titleMobile: text({ description: 'A shorter title for small screens.' }),
    icon: icon(),
    link: multilink(),
    linkText: text({ description: 'Words of the link; without them the title is the link.' }),
    campaignImage: asset({
      description: 'Beside the words below; a running campaign has its own. Not on strips.',
    }),
    backgroundColor: option(surfaceNames, {
      description: 'Default: the theme’s. A campaign may bring its own.',
    }),
    headlineColor: option(accentNames),
    slope: option(['none', 'up', 'down'], {
      defaultValue: 'none',
      description: 'Edges of a banner over the whole width: rising or falling towards the right.',
    }),
  },
)
