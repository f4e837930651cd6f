import type { StoryDraft } from '../../story.ts'
import { plain, type Translated, t } from '../../text.ts'
import type { BlockDraft } from '../blocks.ts'
import { anyEvent } from './any-event.ts'
import { choice, field, formStory, introduction, type Option, thanks, where } from './parts.ts'
import { type Answerer, agreed, email, firstName, lastName, phone, waysTo } from './person.ts'

interface UnitContact extends Answerer {
  readonly id: string
  readonly headline: Translated
  readonly intro: readonly [de: string, en: string]
  readonly programmes: readonly Option[]
  /** What they cost in all. */
  readonly totals?: Translated
  /** Whether it has events of its own, for which places are kept. */
  readonly hasEvents?: true
  /** Whether somebody answers the telephone in the evening. */
  readonly callsInEvenings?: true
}

type Offer = Pick<UnitContact, 'programmes' | 'totals' | 'hasEvents' | 'callsInEvenings'>

const wishes: readonly Option[] = [
  ['apply', t('Mich bewerben', 'To apply')],
  ['advice', t('Beraten werden', 'To get advice')],
  ['call', t('Angerufen werden', 'To be called')],
  ['material', t('Infomaterial lesen', 'To read the material')],
]

const eventWish: Option = ['event', t('Zu einer Veranstaltung kommen', 'To come to an event')]

const icons: Readonly<Record<string, string>> = {
  apply: 'certificate',
  advice: 'chat',
  call: 'phone',
  material: 'book',
  event: 'calendar',
}

const wish = (options: readonly Option[]): BlockDraft => {
  const asked = choice('wish', t('Was möchtest du?', 'What would you like?'), options, {
    look: 'buttons',
    defaultValue: '{{get_wish}}',
  })
  const entries = asked.options as readonly BlockDraft[]
  return { ...asked, options: entries.map(option => ({ ...option, icon: icons[String(option.value)] })) }
}

const inTheEvening: BlockDraft = {
  component: 'form-consent',
  kind: 'checkbox',
  name: 'evening',
  personal: false,
  wording: plain(t('Ruf mich erst nach 18 Uhr an', 'Call me after 6 pm only')),
  hint: t('Montag bis Donnerstag bis 20 Uhr.', 'Monday to Thursday until 8 pm, Berlin time.'),
  ...where('wish', 'call'),
}

const event = { ...anyEvent, ...where('wish', 'event') }

const fieldsFor = ({ programmes, totals, hasEvents, callsInEvenings }: Offer) => [
  wish([...wishes, ...(hasEvents ? [eventWish] : [])]),
  choice('programme', t('Welches Angebot?', 'Which programme?'), programmes, {
    look: 'dropdown',
    defaultValue: '{{get_programme}}',
    ...(totals && { hint: totals }),
  }),
  ...(hasEvents ? [event] : []),
  firstName,
  lastName,
  { ...email, width: 'half' },
  { ...phone, width: 'half', ...where('wish', 'call') },
  ...(callsInEvenings ? [inTheEvening] : []),
  field('message', t('Deine Nachricht', 'Your message'), {
    kind: 'textarea',
    required: false,
    maxLength: '2000',
  }),
  agreed,
]

/** One form of a smaller unit: for applications, advice, calls and material. */
export const unitContactForm = (
  { id, headline, intro, name, mailbox, telephone, ...offer }: UnitContact,
  story: Partial<Pick<StoryDraft, 'languages' | 'defaultLanguage'>> = {},
): StoryDraft =>
  formStory(
    {
      id,
      name: t('Kontaktformular', 'Contact form'),
      headline,
      intro: introduction(...intro),
      fields: fieldsFor(offer),
      submitLabel: t('Absenden', 'Send'),
      success: thanks(
        t(
          `Danke, {fv:firstName}. ${name} antwortet dir in einem Werktag. Eine Bestätigung ist unterwegs an {fv:email}.`,
          `Thank you, {fv:firstName}. ${name} answers within a working day. A receipt is on its way to {fv:email}.`,
        ),
      ),
      ...waysTo({ mailbox, telephone }),
      receiptSubject: t('Deine Nachricht ist angekommen', 'We have your message'),
      receiptText: t(
        `Hallo[[ {{firstName}}]],\n\ndeine Nachricht ist da, und ${name} antwortet dir in einem Werktag.\n\n[[Deine Veranstaltung: {{event}}\n\n]]Nummer deiner Anfrage: {{reference}}\n\n${name}\n${telephone}`,
        `Hello[[ {{firstName}}]],\n\nYour message is here, and ${name} answers within a working day.\n\n[[Your event: {{event}}\n\n]]Number of your enquiry: {{reference}}\n\n${name}\n${telephone}`,
      ),
      notifyTo: mailbox,
      notifySubject: 'Anfrage {{reference}} ({{wish}})',
      notifyText:
        'Eine Anfrage ist da: {{reference}}, Wunsch {{wish}}, Angebot {{programme}}.[[ Veranstaltung: {{event}}.]][[ Erst nach 18 Uhr: {{evening}}.]]',
    },
    story,
  )
