import { block } from '../_kit/block-schema.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { icon } from '../_kit/fields/icon.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { option } from '../_kit/fields/option.ts'
import { reference } from '../_kit/fields/relation.ts'
import { text } from '../_kit/fields/text.ts'
import { conversationTemplate } from '../_kit/references/shared-stories.ts'

/** Requirement buttons/button. */
export const schema = block(
  {
    title: 'Button',
    category: 'links',
    description: 'A link that looks like a button.',
    aliases: ['syntea-button', 'richtext-button'],
    inText: true,
  },
  {
    text: text({ required: true }),
    href: multilink(),
    hrefLandingpage: multilink({ description: 'Used instead on landing pages.' }),
    passQueryParameter: boolean({ description: 'Append the query of the page.' }),
    checkHrefForExistence: boolean({
      description: 'Disabled until the page it leads to exists. Only for pages of this site.',
    }),
    notExistingText: text({ description: 'Shown instead of the text while that page is missing.' }),
    buttonType: option(['primary', 'secondary'], { defaultValue: 'primary' }),
    iconBefore: icon(),
    iconAfter: icon(),
    submit: boolean({ description: 'Sends the form around it.' }),
    disabled: boolean(),
    conversationTemplate: reference('conversation-template', conversationTemplate, {
      description: 'Opens the chat with this conversation',
    }),
    trackingLabel: text({ translatable: false }),
    trackingEvent: text({ translatable: false, description: 'Name of the event, e.g. cta.' }),
    trackingType: text({ translatable: false }),
    trackingPosition: text({ translatable: false }),
  },
)
