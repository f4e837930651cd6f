import { block } from '../_kit/block-schema.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { icon } from '../_kit/fields/icon.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { reference } from '../_kit/fields/relation.ts'
import { text } from '../_kit/fields/text.ts'
import { conversationTemplate } from '../_kit/references/shared-stories.ts'

/** Requirement buttons/link: story, link type, target and anchor are parts of the link's value. */
export const schema = block(
  {
    title: 'Link',
    category: 'links',
    description: 'A link in running text or by itself.',
    aliases: ['syntea-link'],
    inText: true,
  },
  {
    label: text(),
    text: text({ description: 'Used when there is no label.' }),
    href: multilink({ description: 'A page, an address, a mailbox, or a phone number.' }),
    hrefLandingpage: multilink({ description: 'Used instead on landing pages.' }),
    passQueryParameter: boolean({ description: 'Append the query of the page.' }),
    iconBefore: icon(),
    iconAfter: icon(),
    boldLink: boolean(),
    conversationTemplate: reference('conversation-template', conversationTemplate, {
      description: 'Opens the chat with this conversation',
    }),
  },
)
