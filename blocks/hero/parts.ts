import { type ClusterPickerProps, clusterPickerProps } from '../_kit/cluster-picker.ts'
import type { Context } from '../_kit/context.ts'
import { copyTexts } from '../_kit/copy-box.tsx'
import { starName } from '../_kit/stars.tsx'
import type { HeroContent } from './schema.ts'

/** `ctaHref` belongs to the split types (requirement hero/call-to-action). */
export function callToAction({ ctaHref, ctaLabel }: HeroContent, kind: string) {
  return kind === 'split' && ctaHref && ctaLabel ? { link: ctaHref, label: ctaLabel } : undefined
}

/** The code of the campaign that lowers the visitor's prices, and its value. */
function campaignVoucher({ showCampaignVoucher }: HeroContent, context: Context) {
  const campaign = showCampaignVoucher ? context.campaign('price') : undefined
  if (!campaign?.voucherCode) return undefined
  return {
    label: campaign.priceboxText ?? campaign.titleDesktop,
    copy: { value: campaign.voucherCode, ...copyTexts(context) },
    button: undefined,
  }
}

function ownVoucher(content: HeroContent, context: Context) {
  const { voucherCode, voucherLabel, voucherButtonText: label, voucherButtonLink: link } = content
  if (!voucherCode) return undefined
  const own = { copyText: content.voucherCopyText, afterCopyText: content.voucherAfterCopyText }
  return {
    label: voucherLabel,
    copy: { value: voucherCode, ...copyTexts(context, own) },
    button: label && link ? { label, link } : undefined,
  }
}

/** A voucher needs a code (requirement hero/voucher). The campaign's code takes precedence, because its offer ends. */
export const voucherOf = (content: HeroContent, context: Context) =>
  campaignVoucher(content, context) ?? ownVoucher(content, context)

export function ratingOf(
  { showStarRating, starRatingPercentage: percentage, starRatingLabel: label }: HeroContent,
  context: Context,
) {
  if (!showStarRating || percentage === undefined) return undefined
  return { percentage, label, name: starName(percentage / 20, context) }
}

/** On full heroes, and only if there are degrees (requirement hero/cluster-picker). */
export function pickerOf(
  content: HeroContent,
  kind: string,
  context: Context,
): ClusterPickerProps | undefined {
  if (kind !== 'full' || !content.showClusterPicker) return undefined
  return clusterPickerProps(
    {
      degrees: content.clusterPickerDegreeOptions,
      clusters: content.clusterPickerClusterOptions,
      emptyLabel: content.clusterPickerEmptyOptionLabel,
      goLabel: content.clusterPickerCtaLabel,
      finder: content.clusterPickerFinderLink,
    },
    context,
  )
}
