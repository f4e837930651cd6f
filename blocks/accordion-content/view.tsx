import { Disclosure } from '../_kit/disclosure.tsx'
import { Section } from '../_kit/section.tsx'
import type { AccordionContentProps } from './props.ts'

export function View({ title, titleLevel, content, open, newTabHint }: AccordionContentProps) {
  return (
    <Section spacing="small">
      <Disclosure
        title={title}
        titleLevel={titleLevel}
        content={content}
        open={open}
        newTabHint={newTabHint}
        isCompact
      />
    </Section>
  )
}
