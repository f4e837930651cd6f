import { Section } from '../_kit/section.tsx'
import { Stars } from '../_kit/stars.tsx'
import type { StarRatingProps } from './props.ts'

export function View({ percentage, name, label, color }: StarRatingProps) {
  return (
    <Section spacing="small">
      <p className={color ? `star-rating accent-${color}` : 'star-rating'}>
        <Stars className="star-rating-stars" percentage={percentage} name={name} />
        {label && <span>{label}</span>}
      </p>
    </Section>
  )
}
