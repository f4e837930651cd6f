import { Blocks } from '../_kit/blocks.tsx'
import { Section } from '../_kit/section.tsx'
import { slug } from '../_kit/slug.ts'
import type { ContainerProps } from './props.ts'

export function View({
  body,
  size,
  backgroundColor,
  accentColor,
  topEdge,
  bottomEdge,
  border,
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
      id={anchor && slug(anchor)}
    >
      <Blocks items={body} />
    </Section>
  )
}
