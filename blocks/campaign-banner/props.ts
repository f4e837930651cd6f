import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { copyTexts } from '../_kit/copy-box.tsx'
import type { Campaign } from '../_kit/facts.ts'
import { isKept, priceOfferOf, programmeOffer } from '../_kit/programmes/offers.ts'
import type { LinkTarget, Resolved } from '../_kit/resolved.ts'
import { snapToAccent } from '../_kit/snap-color.ts'
import type { AccentName, SurfaceName } from '../_kit/themes/theme.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

/** The banner over the whole width is the page's teaser, the others belong to its content. */
const placements = { campaign: 'actionTeaser', compact: 'content', content: 'content' } as const

const surfaces = { campaign: 'gradient-dark', compact: 'page-color', content: 'page-color' } as const

/** Addresses of a campaign come from the platform, so the page's own check of links does not cover them. */
const followable = /^(https?:\/\/|\/(?![/\\])|[#?])/i

interface BannerLink {
  readonly target: LinkTarget
  readonly label: string | undefined
}

function linkOf(campaign: Campaign | undefined, { link, linkText }: Content): BannerLink | undefined {
  const address = campaign?.link
  if (!address || !followable.test(address.href)) return link && { target: link, label: linkText }
  const { href, text } = address
  return {
    target: /^http/i.test(href) ? { href, target: '_blank', rel: 'noopener' } : { href },
    label: text,
  }
}

/** The texts: all of the campaign's or all of the block's, never a title of one and a text of the other. */
function wordsOf(campaign: Campaign | undefined, { titleDesktop, titleMobile }: Content) {
  const desktop = campaign?.titleDesktop ?? titleDesktop ?? titleMobile
  if (!desktop) return undefined
  const mobile = campaign ? campaign.titleMobile : titleMobile
  const { descriptionDesktop, descriptionMobile } = campaign ?? {}
  return {
    title: { desktop, mobile: mobile ?? desktop },
    description:
      descriptionDesktop || descriptionMobile
        ? { desktop: descriptionDesktop, mobile: descriptionMobile ?? descriptionDesktop }
        : undefined,
  }
}

/** The picture of the speaker; strips have no room for one. */
function imageOf(campaign: Campaign | undefined, { variant, campaignImage }: Content, context: Context) {
  if (variant === 'compact') return undefined
  return campaign ? campaign.image && context.picture(campaign.image) : campaignImage
}

const voucherOf = (code: string | undefined, context: Context) =>
  code ? { label: context.message('voucherCode'), copy: { value: code, ...copyTexts(context) } } : undefined

/** The ground: the campaign's colour where the theme has it, the editor's, else the theme's. */
type Ground =
  | { readonly kind: 'tone'; readonly accent: AccentName }
  | { readonly kind: 'surface'; readonly surface: SurfaceName }

function groundOf(
  campaign: Campaign | undefined,
  { variant, backgroundColor }: Content,
  context: Context,
): Ground {
  const accent = campaign?.colorOverride && snapToAccent(campaign.colorOverride, context.theme())
  if (accent) return { kind: 'tone', accent }
  if (backgroundColor) return { kind: 'surface', surface: backgroundColor }
  if (variant === 'compact' && context.theme().flags.compactBannerColorVariables)
    return { kind: 'tone', accent: 'petrol' }
  return { kind: 'surface', surface: surfaces[variant] }
}

/** A banner about a programme promises no discount that the prices of the programme do not have. */
function campaignOf({ showCampaign, variant, careId }: Content, context: Context): Campaign | undefined {
  if (!showCampaign) return undefined
  const campaign = programmeOffer(placements[variant], careId, context)
  if (!campaign || !careId || isKept(campaign, priceOfferOf(careId, context))) return campaign
  return undefined
}

/** Requirements banners/variants, banners/fields. A banner without text is not shown. */
export function props(content: Content, context: Context) {
  const { variant, headlineColor, slope } = content
  const campaign = campaignOf(content, context)
  const words = wordsOf(campaign, content)
  if (!words) return undefined
  const ground = groundOf(campaign, content, context)
  const accent = ground.kind === 'surface' ? headlineColor : undefined
  return {
    ...words,
    variant,
    ground,
    accent,
    isHighlighted: ground.kind === 'surface' && !accent && context.theme().highlightedLevels.includes('h2'),
    picture: variant === 'campaign' ? context.theme().shapes.bannerPicture : undefined,
    slope: variant === 'campaign' ? slope : ('none' as const),
    roof: content.roofHeadline,
    icon: campaign?.icon ?? content.icon,
    image: imageOf(campaign, content, context),
    link: linkOf(campaign, content),
    voucher: voucherOf(campaign?.voucherCode, context),
    texts: { opensInNewTab: context.message('opensInNewTab') },
  }
}

export type CampaignBannerProps = NonNullable<ReturnType<typeof props>>
