import { purposes, storageKinds } from '../consent/purposes.ts'
import { services } from '../consent/services.ts'
import { items } from '../fields/bloks.ts'
import { multilink } from '../fields/multilink.ts'
import { option } from '../fields/option.ts'
import { options } from '../fields/options.ts'
import { text, textarea } from '../fields/text.ts'

const storage = items('consent-storage', {
  name: text({ translatable: false, description: 'Name of the cookie or key; a star stands for any end' }),
  kind: option(storageKinds, { defaultValue: 'cookie' }),
  purpose: text({ description: 'What it is for' }),
  duration: text({ description: 'How long it is kept' }),
})

const service = items('consent-service', {
  service: option(services, { description: 'The service of the site that this entry describes' }),
  title: text(),
  description: textarea(),
  purposes: options(purposes, { description: 'Consent is requested again when one is added' }),
  recipient: text({
    translatable: false,
    description: 'Company that gets the data; consent is requested again when it changes',
  }),
  privacyLink: multilink({ description: 'The recipient’s own privacy policy' }),
  storage,
})

/** The texts of the consent question: fields of the story type `consent-settings` (requirement consent/texts). */
export const consentSettings = {
  noticeHeadline: text({ description: 'Headline of the notice on a first visit' }),
  noticeText: textarea({
    description:
      'Purposes, and that everything else works without them: with the headline about 125 characters',
  }),
  privacyPage: multilink({ description: 'The privacy policy of the unit, linked in the notice' }),
  acceptLabel: text(),
  declineLabel: text(),
  settingsLabel: text({ description: 'Label of the button that opens the settings' }),
  headline: text({ description: 'Headline of the settings' }),
  intro: textarea(),
  saveLabel: text({ description: 'Label of the button that saves a choice of services' }),
  savedText: text({ description: 'Said when a decision is saved' }),
  failureText: textarea({ description: 'Said when a decision could not be saved' }),
  categories: items('consent-category', {
    category: text({
      translatable: false,
      description: 'Code of the category; services in “necessary” need no consent',
    }),
    title: text(),
    description: textarea(),
    services: service,
  }),
}
