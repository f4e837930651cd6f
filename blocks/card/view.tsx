import { Anchor } from '../_kit/anchor.tsx'
import { Heading, type HeadingLevel } from '../_kit/heading.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import { Media } from '../_kit/media.tsx'
import { RichText } from '../_kit/rich-text.tsx'
import { CatalogueFacts, CatalogueGains, CatalogueMore } from './catalogue.tsx'
import type { CardProps } from './props.ts'

/** Widths of card pictures (blocks specification, section 9). */
const sizes = '(min-width: 768px) 470px, 610px'

function Title({ title, level, link, isCompact, isHighlighted, newTabHint }: CardProps) {
  if (!title) return null
  const look: HeadingLevel = isCompact ? 'h5' : 'h4'
  return (
    <Heading level={level} look={look} highlighted={isHighlighted} className="card-title">
      {link ? (
        <Anchor className="card-link" link={link} newTabHint={newTabHint}>
          {title}
        </Anchor>
      ) : (
        title
      )}
    </Heading>
  )
}

/** The link's words. Below a title that is the link already they are a picture of it. */
function Foot({ title, preTitle, link, linkLabel, newTabHint }: CardProps) {
  if (!link) return null
  const words = (
    <>
      {linkLabel} <Icon name="arrow-right" className="icon card-arrow" />
    </>
  )
  if (title) {
    return (
      <p className={linkLabel ? 'card-foot' : 'card-foot card-foot-bare'} aria-hidden="true">
        {words}
      </p>
    )
  }
  return (
    <p className={linkLabel ? 'card-foot' : 'card-foot card-foot-bare'}>
      <Anchor
        className="card-link"
        link={link}
        newTabHint={newTabHint}
        aria-label={linkLabel ? undefined : (preTitle ?? link.href)}
      >
        {words}
      </Anchor>
    </p>
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

/** A card whose one link reaches over all of it; other links inside stay above that one. */
export function View(props: CardProps) {
  const { surface, accent, image, ratio, isCompact, preTitle, text, catalogue, newTabHint } = props
  const look = [
    `card surface-${surface}`,
    accent && `accent-${accent}`,
    props.link && 'card-linked',
    isCompact && 'card-compact',
    image && ratio === '1:1' && 'card-round',
    catalogue && 'card-catalogue',
  ]
  return (
    <article className={look.filter(Boolean).join(' ')}>
      <div className="card-body">
        {preTitle && <p className="card-pre">{preTitle}</p>}
        <Title {...props} />
        {catalogue && <CatalogueFacts {...catalogue} />}
        {text && <RichText className="card-text" value={text} newTabHint={newTabHint} />}
        {catalogue && <CatalogueGains {...catalogue} />}
        {catalogue && (
          <CatalogueMore more={catalogue.more} fallback={props.atAGlance} newTabHint={newTabHint} />
        )}
        <Foot {...props} />
      </div>
      {image && (
        <div className="card-picture">
          <Media asset={image} ratio={ratio} sizes={sizes} className="card-image" />
        </div>
      )}
      <Badge badge={props.badge} newTabHint={newTabHint} />
    </article>
  )
}
