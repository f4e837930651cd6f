import { queryLink, type StoryDraft, storyLink, urlLink } from '../../story.ts'
import { t } from '../../text.ts'
import { type BlockDraft, button, picture, secondary } from '../blocks.ts'

/** From the numbers that Ofcom keeps free for drama. */
const phone = { shown: '020 7946 0150', number: '+44 20 7946 0150' }
const email = 'london@tannhagen.example'

export const londonPhone = urlLink('tel:+442079460150')
/** To the form of this unit, with what the visitor chose. */
export const askHarriet = (wish: string, programme = 'both') =>
  queryLink('london/contact', { wish, programme }, 'formular')

export const callHarriet: BlockDraft = button(
  t(`Anrufen: ${phone.number}`, `Call ${phone.shown}`),
  londonPhone,
  { iconBefore: 'phone' },
)
export const writeHarriet: BlockDraft = {
  ...secondary(t('Nachricht schreiben', 'Write a message'), askHarriet('advice')),
  iconBefore: 'mail',
}

/** Decides on admissions in London. */
export const harriet: StoryDraft = {
  slug: 'people/harriet-lowe',
  name: 'Harriet Lowe',
  defaultLanguage: 'en',
  languages: ['de'],
  content: {
    component: 'contact-person',
    unit: 'libf',
    name: t('Harriet Lowe', 'Harriet Lowe'),
    role: t('Liest jede Bewerbung selbst, seit 2016', 'Has read every application herself since 2016'),
    photo: picture('portrait-harriet'),
    location: t('4 Crescent Yard, London E1', '4 Crescent Yard, London E1'),
    phone: phone.number,
    phoneLabel: t(`Anrufen: ${phone.number}`, `Call ${phone.shown}`),
    phoneNote: t(
      'Montag bis Freitag 9 bis 18 Uhr, Londoner Zeit.',
      'Monday to Friday, 9am to 6pm, London time.',
    ),
    email,
    emailLabel: t('E-Mail schreiben', 'Write an email'),
    contactOverviewLabel: t('Alle Wege zu uns', 'All ways to reach us'),
    contactOverviewLink: storyLink('london/contact'),
  },
}
