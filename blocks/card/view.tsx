import { Anchor } from '../_kit/anchor.tsx'
import { ButtonLook, buttonClass } from '../_kit/button.tsx'
import { Title } from '../_kit/heading.tsx'
import { Icon, iconSpace } from '../_kit/icons/icon.tsx'
import { Media } from '../_kit/media.tsx'
import { RichText } from '../_kit/rich-text.tsx'
import { tracked } from '../_kit/tracking.ts'
import {
  CatalogueFacts,
  CatalogueGains,
  CatalogueMore,
  CatalogueUnits,
  EventFacts,
  EventLeaf,
  Figure,
  SearchKind,
  SearchTags,
} from './kinds.tsx'
import type { CardProps } from './props.ts'
import type { CardVariant } from './schema.ts'

const button = buttonClass({ size: 'small' })

function Words({ event, linkLabel }: CardProps) {
  if (event?.button)
    return (
      <span className={button}>
        <ButtonLook iconAfter="arrow-right">{event.button.label}</ButtonLook>
      </span>
    )
  return (
    <>
      {linkLabel && linkLabel + iconSpace}
      <Icon name="arrow-right" className="icon card-arrow" />
    </>
  )
}

/** The link's words. Below a title that is the link already they are a picture of it. */
function Foot(props: CardProps) {
  const { title, preTitle, link, linkLabel, event, newTabHint } = props
  if (event?.button?.isDisabled)
    return (
      <p className="card-foot">
        <button type="button" disabled className={button}>
          <ButtonLook>{event.button.label}</ButtonLook>
        </button>
      </p>
    )
  if (!link) return null
  const isNamed = Boolean(linkLabel || event?.button)
  const className = isNamed ? 'card-foot' : 'card-foot card-foot-bare'
  if (title) {
    return (
      <p className={className} aria-hidden="true">
        <Words {...props} />
      </p>
    )
  }
  return (
    <p className={className}>
      <Anchor
        className="card-link"
        link={link}
        newTabHint={newTabHint}
        aria-label={isNamed ? undefined : (preTitle ?? link.href)}
      >
        <Words {...props} />
      </Anchor>
    </p>
  )
}

/** Widths of card pictures (requirement cards/image-ratio), none wider than a phone; round ones have a width of their own. */
const sizes = '(min-width: 768px) 470px, min(610px, 100vw - 2rem)'
const roundSizes = '9rem'

const variantClasses: Readonly<Record<CardVariant, string>> = {
  default: 'card',
  compact: 'card',
  compass: 'card card-compass',
  catalogue: 'card card-catalogue',
  'catalogue-compact': 'card card-catalogue',
  event: 'card card-event',
  link: 'card card-row',
  'image-left': 'card card-beside',
  'search-result': 'card card-found',
  sloped: 'card card-sloped',
}

/** Variants whose picture may be beside the words, where a card is as wide as two. */
const broadVariants: ReadonlySet<CardVariant> = new Set(['default', 'catalogue', 'event'])

function CardTitle({ title, level, look, link, isHighlighted, newTabHint }: CardProps) {
  if (!title) return null
  return (
    <Title words={title} level={level} look={look} highlighted={isHighlighted} className="card-title">
      {link && (
        <Anchor className="card-link" link={link} newTabHint={newTabHint}>
          {title}
        </Anchor>
      )}
    </Title>
  )
}

function Badge({ badge, newTabHint }: Pick<CardProps, 'badge' | 'newTabHint'>) {
  if (!badge) return null
  return badge.link ? (
    <Anchor className="card-badge card-badge-link" link={badge.link} newTabHint={newTabHint}>
      {badge.label}
    </Anchor>
  ) : (
    <p className="card-badge">{badge.label}</p>
  )
}

function Offer({ offer }: Pick<CardProps, 'offer'>) {
  return (
    offer && (
      <p className="card-offer">
        <Icon name={offer.icon ?? 'tag'} />
        {offer.words}
      </p>
    )
  )
}

function Body(props: CardProps) {
  const { preTitle, text, figure, catalogue, event, search, offer, newTabHint } = props
  const heading = (
    <>
      {preTitle && <p className="card-pre">{preTitle}</p>}
      {search && <SearchKind {...search} />}
      <CardTitle {...props} />
    </>
  )
  return (
    <div className="card-body">
      {event && <EventLeaf {...event} />}
      {search ? <div className="card-head">{heading}</div> : heading}
      {figure && <Figure {...figure} />}
      {catalogue && <CatalogueFacts {...catalogue} />}
      {catalogue && <CatalogueUnits {...catalogue} />}
      {event && <EventFacts {...event} />}
      {search?.description && <p className="card-text">{search.description}</p>}
      {text && <RichText className="card-text" value={text} newTabHint={newTabHint} />}
      {search && <SearchTags {...search} />}
      <Offer offer={offer} />
      {catalogue && <CatalogueGains {...catalogue} />}
      {catalogue && (
        <CatalogueMore more={catalogue.more} fallback={props.atAGlance} newTabHint={newTabHint} />
      )}
      <Foot {...props} />
    </div>
  )
}

/** A card whose one link covers all of it; other links inside are above that link. */
export function View(props: CardProps) {
  const { variant, shape, surface, accent, isToned, image, ratio, isPortrait, isCompact, newTabHint } = props
  const look = [
    variantClasses[variant],
    shape && `card-${shape}`,
    (shape === 'ruled' || shape === 'column') && !surface && 'card-open',
    isToned && 'tone-ground',
    surface && `surface-${surface}`,
    accent && `accent-${accent}`,
    props.link && 'card-linked',
    isCompact && 'card-compact',
    image && 'card-pictured',
    image && broadVariants.has(variant) && 'card-broad',
    image && ratio === '1:1' && 'card-round',
    image && isPortrait && 'card-portrait',
  ]
  return (
    <article className={look.filter(Boolean).join(' ')} {...tracked({ event: props.trackingEvent })}>
      <Body {...props} />
      {image && (
        <div className="card-picture">
          <Media
            asset={image}
            ratio={ratio}
            sizes={ratio === '1:1' ? roundSizes : sizes}
            className="card-image"
          />
        </div>
      )}
      <Badge badge={props.badge} newTabHint={newTabHint} />
    </article>
  )
}
