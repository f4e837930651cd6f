import { block } from '../../../blocks/_kit/block-schema.ts'
import { asset } from '../../../blocks/_kit/fields/asset.ts'
import { boolean } from '../../../blocks/_kit/fields/boolean.ts'
import { multilink } from '../../../blocks/_kit/fields/multilink.ts'
import { text } from '../../../blocks/_kit/fields/text.ts'
import { audienceFields } from './audience-fields.ts'

/**
 * Story type `contact-person`: the channels are those of requirement people-blocks/contact-block, each with its label. A person who names
 * a unit answers for its pages; other persons are shown only where a page names them.
 */
export const schema = block(
  { title: 'Contact person', description: 'Who answers, and on which channels.' },
  {
    ...audienceFields,
    unit: text({
      translatable: false,
      description: 'Code of the unit for whose pages this person answers; empty for none.',
    }),
    name: text(),
    role: text(),
    photo: asset({ description: 'A portrait; it is cut 1:1.' }),
    location: text(),
    phone: text({ translatable: false }),
    phoneLabel: text(),
    phoneNote: text({ description: 'When somebody answers, and what a call costs.' }),
    whatsapp: text({ translatable: false, description: 'Number with country code.' }),
    whatsappLabel: text(),
    email: text({ translatable: false }),
    emailLabel: text(),
    showCallback: boolean(),
    callback: multilink(),
    callbackForm: text({ translatable: false, description: 'Id of a form.' }),
    callbackLabel: text(),
    contactOverviewLabel: text(),
    contactOverviewLink: multilink(),
    showChat: boolean(),
    chatLabel: text(),
  },
)
