import type { Context } from '../_kit/context.ts'
import type { Campaign } from '../_kit/facts.ts'
import { snapToAccent } from '../_kit/snap-color.ts'
import type { Theme } from '../_kit/themes/theme.ts'

/** The colour of the campaign if the theme has it, else the theme's own banner surface. */
function colorsOf(campaign: Campaign, theme: Theme): string {
  const accent = snapToAccent(campaign.colorOverride, theme)
  if (accent) return `campaign-strip-tone accent-${accent}`
  return theme.flags.headerCampaignBannerLightBackground ? 'surface-page-color' : 'surface-gradient-dark'
}

/** Undefined without a campaign, or once the visitor closed it for this visit. */
export function props(_content: object, context: Context) {
  const campaign = context.campaign('header')
  if (!campaign || context.isBannerClosed(campaign.storyId)) return undefined
  const { storyId, icon, link, titleDesktop, titleMobile, descriptionDesktop, descriptionMobile } = campaign
  return {
    storyId,
    icon,
    link,
    title: { desktop: titleDesktop, mobile: titleMobile ?? titleDesktop },
    description: { desktop: descriptionDesktop, mobile: descriptionMobile },
    colors: colorsOf(campaign, context.theme()),
    texts: { campaign: context.message('campaign'), close: context.message('closeBanner') },
  }
}

export type CampaignBannerProps = NonNullable<ReturnType<typeof props>>
