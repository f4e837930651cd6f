import { Anchor } from '../_kit/anchor.tsx'
import { CopyBox } from '../_kit/copy-box.tsx'
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

/** The title; it is the link if the link has no text. */
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

/** The code stays text; copying it is an addition for browsers with scripts. */
export function Voucher({ voucher }: Part<'voucher'>) {
  return (
    voucher && (
      <div className="campaign-banner-voucher">
        <span>{voucher.label}</span>
        <CopyBox {...voucher.copy} />
      </div>
    )
  )
}
