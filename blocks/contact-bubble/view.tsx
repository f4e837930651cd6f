import { useId } from 'react'
import { Anchor } from '../_kit/anchor.tsx'
import { requestMarks } from '../_kit/contact.ts'
import { Dialog, invoker } from '../_kit/dialog.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import { tracked } from '../_kit/tracking.ts'
import type { ContactBubbleProps } from './props.ts'

type Attention = NonNullable<ContactBubbleProps['attention']>

/** The target of a click on the text: the list of channels, or one channel. */
function AttentionWords({ text, request, form, link, dialog }: Attention & { readonly dialog: string }) {
  if (request)
    return (
      <Anchor className="contact-attention-words" link={link} {...requestMarks(request, { form })}>
        {text}
      </Anchor>
    )
  return (
    <button type="button" className="contact-attention-words" {...invoker('show-modal', dialog)}>
      {text}
    </button>
  )
}

interface AttentionProps {
  readonly attention: Attention
  readonly dialog: string
  readonly texts: ContactBubbleProps['texts']
}

/** Invisible until its time has come. */
const AttentionBubble = ({ attention, dialog, texts }: AttentionProps) => (
  <div
    className="contact-attention surface-white"
    data-enhance="contact-bubble"
    data-delay={attention.delay}
    data-show-time={attention.showTime}
  >
    <AttentionWords {...attention} dialog={dialog} />
    <button type="button" className="contact-attention-close" aria-label={texts.hide}>
      <Icon name="close" />
    </button>
  </div>
)

const Channels = ({ channels, texts }: Pick<ContactBubbleProps, 'channels' | 'texts'>) => (
  <ul className="contact-channels" data-enhance="contact-bubble">
    {channels.map(({ uid, icon, link, request, form, label, headline, description }, index) => (
      <li key={uid || index}>
        <Anchor
          className="contact-channel"
          link={link}
          newTabHint={texts.opensInNewTab}
          {...requestMarks(request, { form })}
        >
          <Icon name={icon} />
          <span className="contact-channel-words">
            <span className="contact-channel-label">{label}</span>
            {headline && <strong>{headline}</strong>}
            {description && <span className="contact-channel-text">{description}</span>}
          </span>
        </Anchor>
      </li>
    ))}
  </ul>
)

/** A button at the edge of the window that opens the channels in a panel above a dark ground, and words beside it. */
export function View({ icon, headline, channels, attention, texts }: ContactBubbleProps) {
  const dialog = useId()
  return (
    <aside
      className="contact-bubble lifted"
      aria-labelledby={`${dialog}-title`}
      {...tracked({ section: 'contactBubble', event: 'contact' })}
    >
      {attention && <AttentionBubble attention={attention} dialog={dialog} texts={texts} />}
      <button
        type="button"
        className="contact-opener"
        aria-label={headline}
        data-enhance="contact-bubble"
        aria-haspopup="dialog"
        {...invoker('show-modal', dialog)}
      >
        <Icon name={icon} />
      </button>
      <Dialog
        id={dialog}
        name={headline}
        headline={headline}
        mode="flyin"
        tracking={{}}
        closeLabel={texts.close}
      >
        <Channels channels={channels} texts={texts} />
      </Dialog>
    </aside>
  )
}
