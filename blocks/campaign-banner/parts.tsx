import { Anchor } from '../_kit/anchor.tsx'
import type { CampaignBannerProps } from './props.ts'

type Part<Name extends keyof CampaignBannerProps> = Pick<CampaignBannerProps, Name>

/** A text with its shorter form on small screens. */
function Responsive({ desktop, mobile }: { desktop: string | undefined; mobile: string | undefined }) {
  if (desktop === mobile) return desktop
  return (
    <>
      {mobile && <span className="campaign-banner-short">{mobile}</span>}
      {desktop && <span className="campaign-banner-long">{desktop}</span>}
    </>
  )
}

/** The title, which is the link when the link has no words of its own. */
export function Title({ title, link, texts }: Part<'title' | 'link' | 'texts'>) {
  const words = <Responsive {...title} />
  return link && !link.label ? (
    <Anchor className="campaign-banner-title-link" link={link.target} newTabHint={texts.opensInNewTab}>
      {words}
    </Anchor>
  ) : (
    words
  )
}

export function Description({ description }: Part<'description'>) {
  return (
    description && (
      <p className="campaign-banner-text">
        <Responsive {...description} />
      </p>
    )
  )
}

export function Voucher({ voucherCode, texts }: Part<'voucherCode' | 'texts'>) {
  return (
    voucherCode && (
      <p className="campaign-banner-voucher">
        {texts.voucherCode} <code className="campaign-banner-code">{voucherCode}</code>
      </p>
    )
  )
}
