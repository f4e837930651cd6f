import { Blocks } from './blocks.tsx'
import type { GridProps } from './grid-props.ts'
import { Heading } from './heading.tsx'
import { RichText } from './rich-text.tsx'
import { Section } from './section.tsx'
import { Slider } from './slider.tsx'

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

/** In two columns the last of an odd number of cells takes both. */
const oddClass = (count: number): string => (count > 1 && count % 2 ? ' grid-odd' : '')

/** Blocks in columns or in a slider, as a list. */
export function Grid(props: GridProps) {
  const { headline, intro, items, look, slider, section } = props
  if (slider)
    return (
      <Section {...section}>
        <Slider {...slider} look={look} head={(headline || intro) && <Introduction {...props} />}>
          <Blocks items={items} wrap={block => <li className="slide">{block}</li>} />
        </Slider>
      </Section>
    )
  return (
    <Section {...section}>
      <Introduction {...props} />
      <ul className={`grid-cells ${look}${oddClass(items.length)}`}>
        <Blocks items={items} wrap={block => <li className="grid-cell">{block}</li>} />
      </ul>
    </Section>
  )
}
