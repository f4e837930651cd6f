import { Blocks } from '../_kit/blocks.tsx'
import { Heading } from '../_kit/heading.tsx'
import { RichText } from '../_kit/rich-text.tsx'
import { Section } from '../_kit/section.tsx'
import type { GridProps } from './props.ts'

function Introduction({ headline, headlineLevel, isHighlighted, intro, newTabHint }: GridProps) {
  if (!headline && !intro) return null
  return (
    <div className="grid-introduction">
      {headline && (
        <Heading level={headlineLevel} highlighted={isHighlighted}>
          {headline}
        </Heading>
      )}
      {intro && <RichText className="grid-intro" value={intro} newTabHint={newTabHint} />}
    </div>
  )
}

/** Blocks in columns, as a list (requirement layout-blocks/grid). */
export function View(props: GridProps) {
  const { items, columns, size, backgroundColor, topEdge, bottomEdge, spacing } = props
  return (
    <Section size={size} surface={backgroundColor} top={topEdge} bottom={bottomEdge} spacing={spacing}>
      <Introduction {...props} />
      <ul
        className={`grid-cells grid-mobile-${columns.mobile} grid-tablet-${columns.tablet} grid-desktop-${columns.desktop}`}
      >
        <Blocks items={items} wrap={block => <li className="grid-cell">{block}</li>} />
      </ul>
    </Section>
  )
}
