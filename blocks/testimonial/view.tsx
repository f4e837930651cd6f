import { Title } from '../_kit/heading.tsx'
import { Media } from '../_kit/media.tsx'
import { Section } from '../_kit/section.tsx'
import { Stars } from '../_kit/stars.tsx'
import type { AccentName, SurfaceName } from '../_kit/themes/theme.ts'
import type { TestimonialProps } from './props.ts'

/** No portrait is wider. */
const widest = '96px'

function Photo({ photo }: TestimonialProps) {
  if (!photo) return null
  return (
    <div className="testimonial-photo">
      <Media asset={photo} ratio="1:1" face sizes={widest} className="testimonial-image" />
    </div>
  )
}

function Quote({ quote, headline, isHighlighted }: TestimonialProps) {
  return (
    <>
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
        <p>
          {quote.marked && <span className="highlight">{quote.marked}</span>}
          {quote.rest}
        </p>
      </blockquote>
    </>
  )
}

interface Look {
  readonly surface?: SurfaceName
  readonly accent?: AccentName
  readonly isToned?: true
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

/** The colours of a shape: a poster is a field of the accent, a seat a place of its own; the others lie on the page. */
function lookOf({ shape, colors }: TestimonialProps): Look {
  if (shape === 'poster')
    return colors.kind === 'own' ? { accent: colors.accent, isToned: true } : { surface: 'red' }
  if (colors.kind === 'theme') return { surface: 'page-color' }
  return { accent: colors.accent }
}

/** What is said, and by whom. */
const Words = (props: TestimonialProps & { readonly className: string }) => (
  <figure className={`testimonial testimonial-${props.shape} ${props.className}`}>
    <Quote {...props} />
    {(props.photo || isNamed(props)) && (
      <figcaption className="testimonial-caption">
        <Photo {...props} />
        {isNamed(props) && <Person {...props} />}
      </figcaption>
    )}
  </figure>
)

function Small(props: TestimonialProps) {
  const { surface, accent, isToned } = lookOf(props)
  const look = [
    'testimonial-small',
    surface && `surface-${surface}`,
    accent && `accent-${accent}`,
    isToned && 'tone-ground',
  ]
  return <Words {...props} className={look.filter(Boolean).join(' ')} />
}

const Large = (props: TestimonialProps) => (
  <Section {...lookOf(props)}>
    <Words {...props} className="testimonial-large" />
  </Section>
)

export function View(props: TestimonialProps) {
  return props.layout === 'large' ? <Large {...props} /> : <Small {...props} />
}
