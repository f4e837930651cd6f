import { Anchor } from './anchor.tsx'
import { requestMarks } from './contact.ts'
import { Icon } from './icons/icon.tsx'
import type { LinkTarget } from './resolved.ts'
import { tracked } from './tracking.ts'

export interface ChatStripProps {
  readonly text: string | undefined
  /** The words in the field. */
  readonly label: string
  /** Id of the conversation that the chat begins with. */
  readonly template: string | undefined
  /** Topics of the chat, separated by commas. */
  readonly domains?: string | undefined
  /** The link's target without the chat. */
  readonly link: LinkTarget
  readonly newTabHint: string
}

/** A link that looks like an input for a question and opens the page's chat (requirement chat/entry-strip). */
export const ChatStrip = ({ text, label, template, domains, link, newTabHint }: ChatStripProps) => (
  <div className="chat-entry" {...tracked({ event: 'contact', type: 'chat' })}>
    {text && <p className="chat-entry-text">{text}</p>}
    <Anchor
      className="chat-entry-field"
      link={link}
      newTabHint={newTabHint}
      {...requestMarks('chat', { template, domains })}
    >
      <Icon name="chat" />
      <span>{label}</span>
      <Icon name="arrow-right" className="icon chat-entry-arrow" />
    </Anchor>
  </div>
)
