import type { ContentOf } from '../_kit/block-schema.ts'
import { contactPage, mailTarget, phoneTarget, type RequestChannel, whatsappTarget } from '../_kit/contact.ts'
import type { Context } from '../_kit/context.ts'
import type { LinkTarget, Resolved } from '../_kit/resolved.ts'
import { messages } from './messages.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>
type Channel = Content['channels'][number]

interface Kind {
  readonly icon: string
  readonly request?: RequestChannel
  readonly target: (channel: Channel, context: Context) => LinkTarget | undefined
}

const request = (channel: RequestChannel, icon: string): Kind => ({
  icon,
  request: channel,
  target: ({ link }, context) => link ?? contactPage(context),
})

const kinds: Readonly<Record<NonNullable<Channel['kind']>, Kind>> = {
  chat: request('chat', 'chat'),
  callback: request('callback', 'clock'),
  videoChat: request('videoChat', 'laptop'),
  uniBuddy: request('uniBuddy', 'users'),
  mail: { icon: 'mail', target: ({ address }) => mailTarget(address) },
  phone: { icon: 'phone', target: ({ address }) => phoneTarget(address) },
  whatsapp: { icon: 'whatsapp', target: ({ address }) => whatsappTarget(address) },
}

/** A channel is listed only with a label, and with somewhere to go. */
function channelOf(channel: Channel, context: Context) {
  const kind = channel.kind && kinds[channel.kind]
  const link = kind && (kind.target(channel, context) ?? channel.link)
  if (!kind || !link || !channel.label) return []
  const { _uid: uid, label, headline, description, form } = channel
  return [{ uid, icon: kind.icon, link, request: kind.request, form, label, headline, description }]
}

/** Words beside the bubble; none where they are switched off. */
function attentionOf({ attentionActive, attentionText, delay = 0, showTime, clickActivity }: Content) {
  if (!attentionActive || !attentionText) return undefined
  const requested = clickActivity === 'open' ? undefined : clickActivity
  return { text: attentionText, delay, showTime, request: requested }
}

export function props(content: Content, context: Context) {
  const channels = content.channels.flatMap(channel => channelOf(channel, context))
  if (!channels.length) return undefined
  const words = context.words(messages)
  const attention = attentionOf(content)
  const requested = attention?.request && channels.find(channel => channel.request === attention.request)
  return {
    icon: content.icon ?? 'chat',
    headline: content.headline ?? words.contact,
    channels,
    attention: attention && {
      ...attention,
      link: requested?.link ?? contactPage(context),
      form: requested?.form,
    },
    texts: {
      hide: words.hide,
      close: context.message('close'),
      opensInNewTab: context.message('opensInNewTab'),
    },
  }
}

export type ContactBubbleProps = NonNullable<ReturnType<typeof props>>
