import { block } from '../_kit/block-schema.ts'
import { requestChannels } from '../_kit/contact.ts'
import { items } from '../_kit/fields/bloks.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { icon } from '../_kit/fields/icon.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { number } from '../_kit/fields/number.ts'
import { option } from '../_kit/fields/option.ts'
import { text, textarea } from '../_kit/fields/text.ts'

const kinds = ['chat', 'callback', 'mail', 'phone', 'whatsapp', 'videoChat', 'uniBuddy'] as const

const channel = {
  kind: option(kinds),
  label: text({ description: 'Without one the channel is not listed.' }),
  headline: text(),
  description: textarea(),
  address: text({ translatable: false, description: 'Number or mailbox.' }),
  link: multilink({
    description:
      'Where chat, callback, videoChat and uniBuddy lead without script. Default: the contact page.',
  }),
  form: text({ translatable: false, description: 'Id of the callback form.' }),
}

/** Requirements people-blocks/contact-bubble, people-blocks/attention-bubble. */
export const schema = block(
  {
    title: 'Contact bubble',
    description: 'Channels behind a floating bubble.',
    aliases: ['contact-bubble-group'],
    place: 'none',
  },
  {
    icon: icon({ description: 'Default: chat.' }),
    headline: text(),
    attentionText: text({ description: 'Words beside the bubble; empty for none.' }),
    attentionActive: boolean({ defaultValue: true, description: 'Whether these words appear.' }),
    delay: number({ min: 0, max: 3600, description: 'Seconds until the words appear.' }),
    showTime: number({
      min: 0,
      max: 3600,
      description: 'Seconds that the words stay; empty until they are closed.',
    }),
    clickActivity: option(['open', ...requestChannels], {
      defaultValue: 'open',
      description: 'What a click on the words does: opens the channels, or one of them.',
    }),
    onBlankPages: boolean({ description: 'Also on pages without header and footer.' }),
    channels: items('contact-channel', channel),
  },
)
