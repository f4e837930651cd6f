import { Anchor } from '../_kit/anchor.tsx'
import { Blocks } from '../_kit/blocks.tsx'
import { ButtonLook, buttonClass } from '../_kit/button.tsx'
import { Heading } from '../_kit/heading.tsx'
import { Media } from '../_kit/media.tsx'
import { Stars } from '../_kit/stars.tsx'
import { tracked } from '../_kit/tracking.ts'
import { Picker } from './picker.tsx'
import type { HeroProps } from './props.ts'
import { Voucher } from './voucher.tsx'

function Headline({ headline, subline, isSublineApart, ...look }: HeroProps) {
  const sublineClass = look.isSublineHighlighted ? 'hero-subline heading-highlight' : 'hero-subline'
  return (
    <>
      {headline && (
        <Heading
          level="h1"
          className={['hero-headline', look.wordClass, look.isHyphenated && 'hero-hyphens']
            .filter(Boolean)
            .join(' ')}
        >
          <span className={look.isHighlighted ? 'heading-highlight' : undefined}>{headline}</span>
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

function Rating({ rating }: Pick<HeroProps, 'rating'>) {
  if (!rating) return null
  return (
    <p className="hero-rating">
      <Stars percentage={rating.percentage} name={rating.name} />
      {rating.label && <span>{rating.label}</span>}
    </p>
  )
}

function Logos({ logos, opensPage }: Pick<HeroProps, 'logos' | 'opensPage'>) {
  if (!logos.length) return null
  return (
    <ul className="hero-logos">
      {logos.map(logo => (
        <li key={logo.filename}>
          <Media
            asset={{ width: 320, height: 120, ...logo }}
            sizes="144px"
            fetched={opensPage ? 'early' : 'late'}
            className="hero-logo"
          />
        </li>
      ))}
    </ul>
  )
}

export function Words(props: HeroProps) {
  const { frameLabel, action, search, newTabHint } = props
  return (
    <div className="hero-words">
      {frameLabel && <p className="hero-label">{frameLabel}</p>}
      <Headline {...props} />
      {search.length > 0 && (
        <div className="hero-search">
          <Blocks items={search} />
        </div>
      )}
      <Picker {...props} />
      {action && (
        <Anchor
          className={`hero-action ${buttonClass({ kind: 'primary' })}`}
          link={action.link}
          {...tracked({ event: 'cta' })}
          newTabHint={newTabHint}
        >
          <ButtonLook iconAfter="arrow-right">{action.label}</ButtonLook>
        </Anchor>
      )}
      <Rating {...props} />
      <Voucher {...props} />
      <Logos {...props} />
    </div>
  )
}
