import { Blocks } from '../_kit/blocks.tsx'
import { hasColumns, Section } from '../_kit/section.tsx'
import { slug } from '../_kit/slug.ts'
import type { ContainerProps } from './props.ts'

/** The blocks of the two columns: a margin has the first block, a rail the last. */
function Columns({ body, layout }: Pick<ContainerProps, 'body' | 'layout'>) {
  const end = layout === 'margin' ? 1 : -1
  return [body.slice(0, end), body.slice(end)].map(items => (
    <div key={items[0]?.uid} className="flow">
      <Blocks items={items} />
    </div>
  ))
}

export function View({
  body,
  layout,
  density,
  size,
  backgroundColor,
  accentColor,
  topEdge,
  bottomEdge,
  border,
  closing,
  anchor,
}: ContainerProps) {
  return (
    <Section
      size={size}
      surface={backgroundColor}
      top={topEdge}
      bottom={bottomEdge}
      border={border}
      accent={accentColor}
      layout={layout}
      density={density}
      closing={closing}
      id={anchor && slug(anchor)}
    >
      {hasColumns(layout) ? <Columns body={body} layout={layout} /> : <Blocks items={body} />}
    </Section>
  )
}
