import { type StoryDraft, storyLink } from '../story.ts'
import { t } from '../text.ts'
import { everyLanguage } from '../translations/catalogues.ts'
import { picture } from './blocks.ts'

/** The contacts before enrolment. */
export const sofia: StoryDraft = {
  slug: 'people/sofia-brandt',
  name: 'Sofia Brandt',
  languages: everyLanguage,
  content: {
    component: 'contact-person',
    unit: 'dach',
    name: t('Sofia Brandt', 'Sofia Brandt'),
    role: t('Studienberaterin, seit 2011 in Tannhagen', 'Study adviser, at Tannhagen since 2011'),
    photo: picture('portrait-sofia'),
    location: t('Campus Berlin, Raum 1.12, und am Telefon', 'Berlin campus, room 1.12, and on the telephone'),
    locationOnMap: false,
    phone: '+49 30 23125 140',
    phoneLabel: t('Anrufen: 030 23125 140', 'Call +49 30 23125 140'),
    phoneNote: t(
      'Montag bis Freitag 8 bis 20 Uhr, Samstag 10 bis 14 Uhr. Du zahlst einen Ortstarif.',
      'Monday to Friday 8 am to 8 pm, Saturday 10 am to 2 pm, Berlin time. A call costs the local rate.',
    ),
    email: 'studienberatung@tannhagen.example',
    emailLabel: t('E-Mail schreiben', 'Write an e-mail'),
    showCallback: true,
    callback: storyLink('kontakt', 'rueckruf'),
    callbackForm: 'callback',
    callbackLabel: t('Rückruf anfordern', 'Ask for a call'),
    contactOverviewLabel: t('So läuft ein Beratungsgespräch', 'What happens in a talk'),
    contactOverviewLink: storyLink('home', 'beratung'),
  },
}
