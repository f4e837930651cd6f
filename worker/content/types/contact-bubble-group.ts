import { block, type ContentOf } from '../../../blocks/_kit/block-schema.ts'
import { items } from '../../../blocks/_kit/fields/bloks.ts'
import { boolean } from '../../../blocks/_kit/fields/boolean.ts'
import { multilink } from '../../../blocks/_kit/fields/multilink.ts'
import { number } from '../../../blocks/_kit/fields/number.ts'
import { option } from '../../../blocks/_kit/fields/option.ts'
import { text, textarea } from '../../../blocks/_kit/fields/text.ts'
import { audienceFields } from './audience-fields.ts'

/** Requirement people-blocks/contact-bubble. */
const channels = ['chat', 'callback', 'mail', 'phone', 'whatsapp', 'videoChat', 'uniBuddy'] as const

const channel = {
  kind: option(channels),
  label: text(),
  headline: text(),
  description: textarea(),
  address: text({ translatable: false, description: 'Number or mailbox.' }),
  link: multilink(),
  form: text({ translatable: false, description: 'Id of the callback form.' }),
}

/** Story type `contact-bubble-group`: the ways to ask that float above a unit's pages. */
export const schema = block(
  { title: 'Contact bubble', description: 'Channels behind the floating bubble.' },
  {
    ...audienceFields,
    active: boolean({ defaultValue: true }),
    icon: text({ translatable: false }),
    headline: text(),
    attentionText: text({ description: 'Words beside the bubble; empty for none.' }),
    delay: number({ min: 0, description: 'Seconds until the words appear.' }),
    showTime: number({ min: 0, description: 'Seconds that the words stay; empty until they are closed.' }),
    channels: items('contact-channel', channel),
  },
)

export type ContactBubbleContent = ContentOf<typeof schema>
