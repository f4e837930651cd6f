import type { ContentOf } from '../_kit/block-schema.ts'
import { block } from '../_kit/block-schema.ts'
import {
  clusterOptions,
  degreeOptions,
  emptyOptionLabel,
  finderLinkField,
} from '../_kit/cluster-picker-fields.ts'
import { asset, multiasset } from '../_kit/fields/asset.ts'
import { bloks } from '../_kit/fields/bloks.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { icon } from '../_kit/fields/icon.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { number } from '../_kit/fields/number.ts'
import { option } from '../_kit/fields/option.ts'
import { text, textarea } from '../_kit/fields/text.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { sectionSizes } from '../_kit/section.tsx'
import { themeNames } from '../_kit/themes/all.ts'
import { accentNames, surfaceNames } from '../_kit/themes/theme.ts'
import { heroTypes } from './type.ts'

/** Requirements hero/props, finding-blocks/cluster-picker. */
export const schema = block(
  {
    title: 'Hero',
    category: 'openings',
    description: 'The opening of a page: its headline, its picture, its first step.',
  },
  {
    type: option(heroTypes, {
      defaultValue: 'full',
      description: 'Without a suffix the theme gives the shape',
    }),
    theme: option(themeNames, { description: 'Takes the shape of this theme instead of the page’s' }),
    headline: text(),
    subline: textarea(),
    excludeSublineFromH1: boolean({ description: 'The subline follows the headline as a paragraph' }),
    isHighlighted: boolean({ description: 'Highlights the headline; some themes always do' }),
    toggleHyphensAuto: boolean({ description: 'Hyphenate the headline wherever it helps' }),
    frameLabel: text({ description: 'A few words above the headline' }),
    image: asset({ description: 'At least 1800 pixels wide; the subject right of the middle' }),
    drawing: bloks({
      allowed: ['week', 'poster', 'seats', 'marked-page'],
      max: 1,
      description: 'A drawing in place of the image',
    }),
    characterImage: asset({ description: 'A person, square; overlaps the picture' }),
    logoImages: multiasset({ description: 'Seals and partners, below the words' }),
    background: option(surfaceNames, { defaultValue: 'page-color' }),
    color: option(accentNames, { description: 'Colour of frame label, flag and ornaments' }),
    containerClass: option(sectionSizes, { defaultValue: 'default' }),
    ctaLabel: text({ description: 'Split types only' }),
    ctaHref: multilink(),
    showStarRating: boolean(),
    starRatingPercentage: number({ min: 0, max: 100, description: 'Rating / 5 × 100' }),
    starRatingLabel: text(),
    voucherCode: text({ description: 'Without it there is no voucher' }),
    showCampaignVoucher: boolean({
      description:
        'Shows the code of the campaign that lowers the visitor’s prices, in its own words; else the code above',
    }),
    voucherLabel: text(),
    voucherButtonText: text(),
    voucherButtonLink: multilink(),
    voucherCopyText: text(),
    voucherAfterCopyText: text(),
    flagText: text(),
    flagHref: multilink(),
    flagIcon: icon(),
    showClusterPicker: boolean({ description: 'Full types only' }),
    clusterPickerCtaLabel: text(),
    clusterPickerEmptyOptionLabel: emptyOptionLabel(),
    clusterPickerDegreeOptions: degreeOptions(),
    clusterPickerClusterOptions: clusterOptions(),
    clusterPickerFinderLink: finderLinkField(),
    search: bloks({ description: 'A search field below the words' }),
  },
)

/** The fields of the block as its view gets them. */
export type HeroContent = Resolved<ContentOf<typeof schema>>
