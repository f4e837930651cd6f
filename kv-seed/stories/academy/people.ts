import { queryLink, type StoryDraft, storyLink, urlLink } from '../../story.ts'
import { t } from '../../text.ts'
import { type BlockDraft, button, picture, secondary } from '../blocks.ts'

/** From the numbers that the Federal Network Agency keeps free for fiction. */
const phone = { shown: '030 23125 180', number: '+49 30 23125 180' }
const email = 'weiterbildung@tannhagen.example'

export const academyPhone = urlLink('tel:+493023125180')
/** To the form of this unit, with what the visitor chose. */
export const askInes = (wish: string, programme = 'both') =>
  queryLink('weiterbildung/kontakt', { wish, programme }, 'formular')

/** To the form that books a place on a course. */
export const bookPlace = (programme: string) => queryLink('weiterbildung/platz-buchen', { programme })

export const callInes: BlockDraft = button(
  t(`Anrufen: ${phone.shown}`, `Call ${phone.number}`),
  academyPhone,
  {
    iconBefore: 'phone',
  },
)
export const writeInes: BlockDraft = {
  ...secondary(t('Nachricht schreiben', 'Write a message'), askInes('advice')),
  iconBefore: 'mail',
}

/** Advises on courses; a nurse herself. */
export const ines: StoryDraft = {
  slug: 'people/ines-haller',
  name: 'Ines Haller',
  content: {
    component: 'contact-person',
    unit: 'obw',
    name: t('Ines Haller', 'Ines Haller'),
    role: t('Zwölf Jahre Pflege, seit 2020 in der Beratung', 'Twelve years a nurse, an adviser since 2020'),
    photo: picture('portrait-ines'),
    location: t('Campus Berlin, Raum 1.14, oder per Video', 'Berlin campus, room 1.14, or by video'),
    phone: phone.number,
    phoneLabel: t(`Anrufen: ${phone.shown}`, `Call ${phone.number}`),
    phoneNote: t(
      'Montag bis Donnerstag 12 bis 20 Uhr. Du zahlst einen Ortstarif.',
      'Monday to Thursday noon to 8 pm, Berlin time. A call costs the local rate.',
    ),
    email,
    emailLabel: t('E-Mail schreiben', 'Write an e-mail'),
    contactOverviewLabel: t('Alle Wege zu uns', 'All ways to reach us'),
    contactOverviewLink: storyLink('weiterbildung/kontakt'),
  },
}
