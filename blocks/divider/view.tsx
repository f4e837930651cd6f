import type { ContentOf } from '../_kit/block-schema.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { Section } from '../_kit/section.tsx'
import type { schema } from './schema.ts'

type DividerProps = Resolved<ContentOf<typeof schema>>

const widths = {
  '33': 'divider divider-33',
  '50': 'divider divider-50',
  '66': 'divider divider-66',
  '100': 'divider',
}

export function View({ color, dividerWidth }: DividerProps) {
  const line = widths[dividerWidth]
  return (
    <Section spacing="small">
      <hr className={color ? `${line} divider-tone accent-${color}` : line} />
    </Section>
  )
}
