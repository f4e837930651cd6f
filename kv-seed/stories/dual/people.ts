import { queryLink, type StoryDraft, storyLink, urlLink } from '../../story.ts'
import { t } from '../../text.ts'
import { type BlockDraft, button, picture, secondary } from '../blocks.ts'

/** From the numbers that the Federal Network Agency keeps free for fiction. */
const phone = { shown: '030 23125 160', number: '+49 30 23125 160' }
const email = 'dual@tannhagen.example'

export const dualPhone = urlLink('tel:+493023125160')
/** To the form of this unit, with what the visitor chose. */
export const askRuben = (wish: string, programme = 'both') =>
  queryLink('ds/kontakt', { wish, programme }, 'formular')

/** To the application of this unit, with the programme that the visitor looks at. */
export const applyDual = (programme?: string) =>
  programme
    ? queryLink('ds/forms-space/bewerbung', { programme }, 'formular')
    : storyLink('ds/forms-space/bewerbung', 'formular')

export const callRuben: BlockDraft = button(t(`Anrufen: ${phone.shown}`, `Call ${phone.number}`), dualPhone, {
  iconBefore: 'phone',
})
export const writeRuben: BlockDraft = {
  ...secondary(t('Nachricht schreiben', 'Write a message'), askRuben('advice')),
  iconBefore: 'mail',
}

/** Brings students and companies together. */
export const ruben: StoryDraft = {
  slug: 'people/ruben-falk',
  name: 'Ruben Falk',
  content: {
    component: 'contact-person',
    unit: 'ds',
    name: t('Ruben Falk', 'Ruben Falk'),
    role: t(
      'Vermittelt seit 2018 zwischen Studierenden und Betrieben',
      'Has brought students and companies together since 2018',
    ),
    photo: picture('portrait-ruben'),
    location: t(
      'Montags auf dem Campus Berlin, sonst in den Betrieben',
      'Mondays on the Berlin campus, otherwise in the companies',
    ),
    phone: phone.number,
    phoneLabel: t(`Anrufen: ${phone.shown}`, `Call ${phone.number}`),
    phoneNote: t(
      'Dienstag bis Freitag 9 bis 17 Uhr. Du zahlst einen Ortstarif.',
      'Tuesday to Friday 9 am to 5 pm, Berlin time. A call costs the local rate.',
    ),
    whatsapp: phone.number,
    whatsappLabel: t('Auf WhatsApp schreiben', 'Write on WhatsApp'),
    email,
    emailLabel: t('E-Mail schreiben', 'Write an e-mail'),
    showChat: true,
    chatLabel: t('Den Assistenten fragen', 'Ask the assistant'),
    contactOverviewLabel: t('So findest du einen Betrieb', 'How to find a company'),
    contactOverviewLink: storyLink('ds/home', 'ablauf'),
  },
}
