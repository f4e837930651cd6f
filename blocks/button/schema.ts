import { block } from '../_kit/block-schema.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'

export const schema = block(
  {
    title: 'Button',
    description: 'A link that looks like a button.',
    aliases: ['syntea-button', 'richtext-button'],
  },
  {
    text: text({ required: true }),
    href: multilink(),
    hrefLandingpage: multilink({ description: 'Used instead on landing pages.' }),
    passQueryParameter: boolean({ description: 'Append the query of the page.' }),
    buttonType: option(['primary', 'secondary'], { defaultValue: 'primary' }),
    iconBefore: text({ translatable: false }),
    iconAfter: text({ translatable: false }),
    submit: boolean({ description: 'Sends the form around it.' }),
    disabled: boolean(),
    trackingLabel: text({ translatable: false }),
    trackingEvent: text({ translatable: false }),
    trackingType: text({ translatable: false }),
    trackingPosition: text({ translatable: false }),
  },
)
