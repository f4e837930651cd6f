import { Anchor } from '../_kit/anchor.tsx'
import { Blocks } from '../_kit/blocks.tsx'
import { ButtonLook, buttonClass } from '../_kit/button.tsx'
import { Heading } from '../_kit/heading.tsx'
import { Media } from '../_kit/media.tsx'
import type { MediaRatio } from '../_kit/media-address.ts'
import { Flag, Logos, Voucher } from './parts.tsx'
import type { HeroProps } from './props.ts'
import { Stars } from './stars.tsx'
import type { HeroKind } from './type.ts'

/** Ratios of the pictures (blocks specification, section 9); CSS gives smaller screens the smaller ones. */
const ratios: Readonly<Record<HeroKind, MediaRatio>> = {
  full: '180:79',
  split: '4:3',
  compact: '2:1',
  basic: '2:1',
}

function Headline({ headline, subline, isSublineApart, ...look }: HeroProps) {
  const sublineClass = look.isSublineHighlighted ? 'hero-subline highlight' : 'hero-subline'
  const headlineClass = look.isHighlighted ? 'hero-headline-text heading-highlight' : 'hero-headline-text'
  return (
    <>
      {headline && (
        <Heading
          level="h1"
          className={`hero-headline${look.isLong ? ' hero-headline-long' : ''}${look.isHyphenated ? ' hero-hyphens' : ''}`}
        >
          <span className={headlineClass}>{headline}</span>
          {subline && !isSublineApart && (
            <>
              {' '}
              <span className={sublineClass}>{subline}</span>
            </>
          )}
        </Heading>
      )}
      {subline && isSublineApart && <p className={sublineClass}>{subline}</p>}
    </>
  )
}

function Words(props: HeroProps) {
  const { frameLabel, action, rating, voucher, search, logos, newTabHint } = props
  return (
    <div className="hero-words">
      {frameLabel && <p className="hero-label">{frameLabel}</p>}
      <Headline {...props} />
      {search.length > 0 && (
        <div className="hero-search">
          <Blocks items={search} />
        </div>
      )}
      {action && (
        <Anchor
          className={`hero-action ${buttonClass({ kind: 'primary' })}`}
          link={action.link}
          newTabHint={newTabHint}
        >
          <ButtonLook iconAfter="arrow-right">{action.label}</ButtonLook>
        </Anchor>
      )}
      {rating && <Stars {...rating} />}
      <Voucher voucher={voucher} newTabHint={newTabHint} />
      <Logos logos={logos} />
    </div>
  )
}

const hasWords = ({ headline, subline, frameLabel, action, rating, voucher, search, logos }: HeroProps) =>
  Boolean(headline || subline || frameLabel || action || rating || voucher || search.length || logos.length)

/** The opening of a page (blocks specification, section 2, hero variants): words first, the picture beside or behind. */
export function View(props: HeroProps) {
  const { kind, shape, surface, accent, size, image, character, flag, newTabHint } = props
  const ratio = shape === 'slope' ? ratios[kind] : '1:1'
  const look = [
    `hero hero-${kind} hero-${shape} surface-${surface}`,
    accent && `accent-${accent}`,
    image ? 'hero-pictured' : 'hero-plain',
    !hasWords(props) && 'hero-wordless',
  ]
  return (
    <section className={look.filter(Boolean).join(' ')}>
      {hasWords(props) && (
        <div className={`hero-frame section-width section-size-${size}`}>
          <Words {...props} />
        </div>
      )}
      {(image || character || flag) && (
        <div className="hero-scene">
          {image && (
            <div className="hero-picture">
              <Media asset={image} ratio={ratio} priority className="hero-image" />
            </div>
          )}
          {character && <Media asset={character} ratio="1:1" priority className="hero-character" />}
          <Flag flag={flag} newTabHint={newTabHint} />
        </div>
      )}
    </section>
  )
}
