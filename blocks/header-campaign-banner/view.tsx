import { Icon } from '../_kit/icons/icon.tsx'
import type { CampaignBannerProps } from './props.ts'

const attributesOf = (href: string) =>
  /^https?:/.test(href) ? { href, target: '_blank' as const, rel: 'noopener' } : { href }

function Title({ title, link }: Pick<CampaignBannerProps, 'title' | 'link'>) {
  const words =
    title.mobile === title.desktop ? (
      title.desktop
    ) : (
      <>
        <span className="md:hidden">{title.mobile}</span>
        <span className="hidden md:inline">{title.desktop}</span>
      </>
    )
  // If the link has no text, the title is the link.
  return <strong>{link && !link.text ? <a {...attributesOf(link.href)}>{words}</a> : words}</strong>
}

export function View(props: CampaignBannerProps) {
  const { storyId, icon, link, title, description, colors, texts } = props
  return (
    <aside className={`campaign-strip ${colors}`} aria-label={texts.campaign} data-banner="">
      <div className="campaign-strip-width section-width">
        {icon && <Icon name={icon} className="campaign-strip-icon" />}
        <p className="campaign-strip-text">
          <Title title={title} link={link} />
          {description.mobile && <span className="md:hidden"> {description.mobile}</span>}
          {description.desktop && <span className="hidden md:inline"> {description.desktop}</span>}
        </p>
        {link?.text && (
          <a className="campaign-strip-link" {...attributesOf(link.href)}>
            {link.text}
            <Icon name="arrow-right" />
          </a>
        )}
        <button
          type="button"
          className="campaign-strip-close needs-script"
          data-close-banner={storyId}
          aria-label={texts.close}
        >
          <Icon name="close" />
        </button>
      </div>
    </aside>
  )
}
