import { Blocks } from '../_kit/blocks.tsx'
import { Heading } from '../_kit/heading.tsx'
import { Section } from '../_kit/section.tsx'
import type { CardListProps } from './props.ts'

export function View({ headline, isHighlighted, cards }: CardListProps) {
  return (
    <Section>
      {headline && (
        <Heading level={headline.level} highlighted={isHighlighted}>
          {headline.text}
        </Heading>
      )}
      <ul className="card-list">
        <Blocks items={cards} wrap={card => <li>{card}</li>} />
      </ul>
    </Section>
  )
}
