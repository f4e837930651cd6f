import { Anchor } from '../_kit/anchor.tsx'
import { ButtonLook, buttonClass } from '../_kit/button.tsx'
import { CopyBox } from '../_kit/copy-box.tsx'
import { Heading } from '../_kit/heading.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import { Media } from '../_kit/media.tsx'
import { Section } from '../_kit/section.tsx'
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
function Title({ title, link, texts }: Part<'title' | 'link' | 'texts'>) {
  const words = <Responsive {...title} />
  return link && !link.label ? (
    <Anchor className="campaign-banner-title-link" link={link.target} newTabHint={texts.opensInNewTab}>
      {words}
    </Anchor>
  ) : (
    words
  )
}

function Description({ description }: Part<'description'>) {
  return (
    description && (
      <p className="campaign-banner-text">
        <Responsive {...description} />
      </p>
    )
  )
}

/** The code stays text; copying it is an addition for browsers with scripts. */
function Voucher({ voucher }: Part<'voucher'>) {
  return (
    voucher && (
      <div className="campaign-banner-voucher">
        <span>{voucher.label}</span>
        <CopyBox {...voucher.copy} />
      </div>
    )
  )
}

const groundClass = ({ ground }: CampaignBannerProps) =>
  ground.kind === 'tone' ? `campaign-banner-tone accent-${ground.accent}` : `surface-${ground.surface}`

const titleClass = ({ accent }: CampaignBannerProps) =>
  accent ? `campaign-banner-title ink-tone accent-${accent}` : 'campaign-banner-title'

function Action({ link, texts, kind }: CampaignBannerProps & { kind: 'primary' | 'secondary' }) {
  if (!link?.label) return null
  return (
    <Anchor
      className={`campaign-banner-action ${buttonClass({ kind })}`}
      link={link.target}
      newTabHint={texts.opensInNewTab}
    >
      <ButtonLook iconAfter="arrow-right">{link.label}</ButtonLook>
    </Anchor>
  )
}

/** A strip on one line where there is room. */
function Strip(props: CampaignBannerProps) {
  const { icon, roof, link, texts } = props
  return (
    <div className={`campaign-banner campaign-banner-compact ${groundClass(props)}`}>
      <div className="campaign-banner-strip section-width">
        {icon && <Icon name={icon} className="campaign-banner-icon" />}
        <div className="campaign-banner-line">
          {roof && <p className="campaign-banner-roof">{roof}</p>}
          <p className={titleClass(props)}>
            <Title {...props} />
          </p>
          <Description {...props} />
          <Voucher {...props} />
        </div>
        {link?.label && (
          <Anchor className="campaign-banner-more" link={link.target} newTabHint={texts.opensInNewTab}>
            {link.label}
            <Icon name="arrow-right" />
          </Anchor>
        )}
      </div>
    </div>
  )
}

/** A panel among other content; it is not part of the page's outline. */
function Panel(props: CampaignBannerProps) {
  const { icon, roof, image } = props
  return (
    <Section spacing="small">
      <div className={`campaign-banner campaign-banner-panel ${groundClass(props)}`}>
        {image ? (
          <Media
            asset={image}
            ratio="1:1"
            sizes="(min-width: 768px) 192px, 96px"
            className="campaign-banner-thumb"
          />
        ) : (
          icon && (
            <div className="campaign-banner-badge">
              <Icon name={icon} className="campaign-banner-icon" />
            </div>
          )
        )}
        <div className="campaign-banner-words">
          {roof && <p className="campaign-banner-roof">{roof}</p>}
          <p className={`heading heading-h3 ${titleClass(props)}`}>
            <Title {...props} />
          </p>
          <Description {...props} />
          <Voucher {...props} />
        </div>
        <Action {...props} kind="secondary" />
      </div>
    </Section>
  )
}

const edges = {
  none: '',
  up: ' edge-top edge-top-slope-up edge-bottom edge-bottom-slope-up campaign-banner-up',
  down: ' edge-top edge-top-slope-down edge-bottom edge-bottom-slope-down campaign-banner-down',
} as const

const pictures = {
  sloped: 'campaign-banner-out campaign-banner-sloped',
  spotted: 'campaign-banner-out campaign-banner-spotted',
  circle: 'campaign-banner-round',
  card: 'campaign-banner-card',
} as const

/** A band over the whole width, the picture running out of it. */
function Band(props: CampaignBannerProps) {
  const { icon, roof, image, picture, slope, isHighlighted } = props
  const look = image && picture ? ` ${pictures[picture]}` : ''
  return (
    <section
      className={`section section-ground campaign-banner campaign-banner-wide ${groundClass(props)}${look}${edges[slope]}`}
    >
      <div className="campaign-banner-frame section-width">
        <div className="campaign-banner-words">
          {(icon || roof) && (
            <p className="campaign-banner-roof">
              {icon && <Icon name={icon} className="campaign-banner-icon" />}
              {roof}
            </p>
          )}
          <Heading level="h2" highlighted={isHighlighted} className={titleClass(props)}>
            <Title {...props} />
          </Heading>
          <Description {...props} />
          <Voucher {...props} />
          <Action {...props} kind="primary" />
        </div>
        {image && (
          <div className="campaign-banner-picture">
            <Media
              asset={image}
              ratio="4:3"
              sizes="(min-width: 1024px) 42vw, 100vw"
              className="campaign-banner-image"
            />
          </div>
        )}
      </div>
    </section>
  )
}

const looks = { campaign: Band, compact: Strip, content: Panel } as const

export function View(props: CampaignBannerProps) {
  const Look = looks[props.variant]
  return <Look {...props} />
}
