import { Title } from '../_kit/heading.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import { Media } from '../_kit/media.tsx'
import { Section } from '../_kit/section.tsx'
import { Stars } from '../_kit/stars.tsx'
import type { TestimonialProps } from './props.ts'

const sizes = { small: '72px', large: '(min-width: 1024px) 384px, 240px' } as const

function Photo({ photo, layout }: TestimonialProps) {
  if (!photo) return null
  return (
    <div className="testimonial-photo">
      <Media asset={photo} ratio="1:1" face sizes={sizes[layout]} className="testimonial-image" />
    </div>
  )
}

function Quote({ quote, headline, isHighlighted }: TestimonialProps) {
  return (
    <>
      <Icon name="quotes" className="icon testimonial-mark" />
      {headline && (
        <Title
          words={headline.text}
          level={headline.level}
          look="h5"
          highlighted={isHighlighted}
          className="testimonial-headline"
        />
      )}
      <blockquote className="testimonial-quote">
        <p>{quote}</p>
      </blockquote>
    </>
  )
}

const isNamed = ({ fullName, title, details, rating }: TestimonialProps) =>
  Boolean(fullName || title || details.length || rating)

function Person({ fullName, title, details, rating }: TestimonialProps) {
  return (
    <div className="testimonial-person">
      {fullName && (
        <p className="testimonial-name">
          <span className="testimonial-name-text">{fullName}</span>
        </p>
      )}
      {title && <p>{title}</p>}
      {details.length > 0 && <p className="testimonial-details">{details.join(', ')}</p>}
      {rating && <Stars {...rating} className="testimonial-stars" />}
    </div>
  )
}

/** A card: quote, and below it the person. */
function Small(props: TestimonialProps) {
  const { colors } = props
  const look = colors.kind === 'theme' ? 'surface-page-color' : `surface-white accent-${colors.accent}`
  return (
    <figure className={`testimonial testimonial-small ${look}`}>
      <Quote {...props} />
      {(props.photo || isNamed(props)) && (
        <figcaption className="testimonial-caption">
          <Photo {...props} />
          {isNamed(props) && <Person {...props} />}
        </figcaption>
      )}
    </figure>
  )
}

/** Over the whole width: the portrait beside the words. */
function Large(props: TestimonialProps) {
  const { colors } = props
  const isOwn = colors.kind === 'own'
  return (
    <Section surface={isOwn ? undefined : 'page-color'} accent={isOwn ? colors.accent : undefined}>
      <div className="testimonial testimonial-large">
        <div className="testimonial-frame">
          <Photo {...props} />
          <figure className="testimonial-words">
            <Quote {...props} />
            {isNamed(props) && (
              <figcaption className="testimonial-caption">
                <Person {...props} />
              </figcaption>
            )}
          </figure>
        </div>
      </div>
    </Section>
  )
}

export function View(props: TestimonialProps) {
  return props.layout === 'large' ? <Large {...props} /> : <Small {...props} />
}
