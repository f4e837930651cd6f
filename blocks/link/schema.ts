import { block } from '../_kit/block-schema.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { text } from '../_kit/fields/text.ts'

/** Requirement buttons/link: story, link type, target and anchor are parts of the link's value. */
export const schema = block(
  {
    title: 'Link',
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
    iconBefore: text({ translatable: false }),
    iconAfter: text({ translatable: false }),
    boldLink: boolean(),
  },
)
