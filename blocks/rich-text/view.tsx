import { RichText } from '../_kit/rich-text.tsx'
import { Section } from '../_kit/section.tsx'
import type { props } from './props.ts'

export function View({
  content,
  size,
  backgroundColor,
  highlightedLevels,
  newTabHint,
}: ReturnType<typeof props>) {
  return (
    <Section size={size} surface={backgroundColor} spacing={backgroundColor ? 'default' : 'small'}>
      <RichText value={content} newTabHint={newTabHint} highlightedLevels={highlightedLevels} />
    </Section>
  )
}
