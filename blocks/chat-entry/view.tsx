import { Anchor } from '../_kit/anchor.tsx'
import { requestMarks } from '../_kit/contact.ts'
import { Icon } from '../_kit/icons/icon.tsx'
import { Section } from '../_kit/section.tsx'
import { tracked } from '../_kit/tracking.ts'
import type { ChatEntryProps } from './props.ts'

/** Looks like a field for a question: a link that asks the page to open the chat. */
export const View = ({ text, label, template, link, newTabHint }: ChatEntryProps) => (
  <Section spacing="small">
    <div className="chat-entry" {...tracked({ event: 'contact', type: 'chat' })}>
      {text && <p className="chat-entry-text">{text}</p>}
      <Anchor
        className="chat-entry-field"
        link={link}
        newTabHint={newTabHint}
        {...requestMarks('chat', { template })}
      >
        <Icon name="chat" />
        <span>{label}</span>
        <Icon name="arrow-right" className="icon chat-entry-arrow" />
      </Anchor>
    </div>
  </Section>
)
