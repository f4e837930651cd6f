import { ChatStrip } from '../_kit/chat-strip.tsx'
import { Section } from '../_kit/section.tsx'
import type { ChatEntryProps } from './props.ts'

export const View = (props: ChatEntryProps) => (
  <Section spacing="small">
    <ChatStrip {...props} />
  </Section>
)
