import { asset } from './fields/asset.ts'
import { boolean } from './fields/boolean.ts'
import { multilink } from './fields/multilink.ts'
import { text } from './fields/text.ts'

/**
 * A contact person and the channels, each with its label (requirement people-blocks/contact-block); fields of a story type and of
 * a block.
 */
export const contactFields = {
  name: text(),
  role: text(),
  photo: asset({ description: 'A portrait; it is cut 1:1.' }),
  location: text(),
  locationOnMap: boolean({
    defaultValue: true,
    description: 'The location leads to a map; off for one that no map finds.',
  }),
  phone: text({ translatable: false }),
  phoneLabel: text(),
  phoneNote: text({ description: 'When somebody answers, and what a call costs.' }),
  whatsapp: text({ translatable: false, description: 'Number with country code.' }),
  whatsappLabel: text(),
  email: text({ translatable: false }),
  emailLabel: text(),
  showCallback: boolean(),
  callback: multilink({ description: 'Page on which visitors request a call.' }),
  callbackForm: text({ translatable: false, description: 'Id of a form.' }),
  callbackLabel: text(),
  contactOverviewLabel: text(),
  contactOverviewLink: multilink(),
  showChat: boolean(),
  chatLabel: text(),
}
