import type { ContentOf } from '../_kit/block-schema.ts'
import { Blocks } from '../_kit/blocks.tsx'
import type { Resolved } from '../_kit/resolved.ts'
import { Section } from '../_kit/section.tsx'
import { slug } from '../_kit/slug.ts'
import type { schema } from './schema.ts'

type ContainerProps = Resolved<ContentOf<typeof schema>>

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
  if (body.length === 0) return null
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
