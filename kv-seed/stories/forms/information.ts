import { t } from '../../text.ts'
import { everyLanguage } from '../../translations/catalogues.ts'
import { choice, field, formStory, introduction, thanks, where } from './parts.ts'
import { agreed, email, firstName, lastName, otherWays } from './person.ts'
import { programmes } from './programmes.ts'

const delivery = choice(
  'delivery',
  t('Wie möchtest du es bekommen?', 'How would you like to have it?'),
  [
    ['digital', t('Digital, in fünf Minuten', 'As a file, in five minutes')],
    ['post', t('Mit der Post, in drei Tagen', 'By post, in three days')],
  ],
  { look: 'buttons' },
)

const byPost = where('delivery', 'post')

const address = [
  field('street', t('Straße und Hausnummer', 'Street and number'), {
    autocomplete: 'address-line1',
    maxLength: '120',
    ...byPost,
  }),
  field('postcode', t('Postleitzahl', 'Postcode'), { width: 'half', autocomplete: 'postal-code', ...byPost }),
  field('city', t('Ort', 'Town'), { width: 'half', autocomplete: 'address-level2', ...byPost }),
  field('country', t('Land', 'Country'), {
    kind: 'country',
    autocomplete: 'country',
    defaultValue: 'DE',
    ...byPost,
  }),
]

/** Information material, as a file or by post. */
export const informationForm = formStory(
  {
    id: 'infomaterial',
    name: t('Infomaterial', 'Information material'),
    headline: t('Such dir aus, was du lesen willst', 'Choose what you want to read'),
    intro: introduction(
      'Je Studiengang 24 Seiten: alle Module, alle Kosten, alle Wege zur Zulassung.',
      'Each programme has 24 pages: every module, every cost, every way in.',
    ),
    fields: [
      choice('programmes', t('Studiengänge', 'Programmes'), programmes, {
        multiple: true,
        defaultValue: '{{get_programme}}',
        hint: t('Mehrere sind möglich.', 'You may choose several.'),
      }),
      delivery,
      firstName,
      lastName,
      email,
      ...address,
      agreed,
    ],
    submitLabel: t('Infomaterial bestellen', 'Order the material'),
    success: thanks(
      t(
        'Danke, {fv:firstName}. Dein Infomaterial ist unterwegs. Alles Weitere steht in der E-Mail an {fv:email}.',
        'Thank you, {fv:firstName}. Your material is on its way. The rest is in the e-mail to {fv:email}.',
      ),
    ),
    ...otherWays,
    receiptSubject: t('Dein Infomaterial', 'Your information material'),
    receiptText: t(
      'Hallo[[ {{firstName}}]],\n\ndanke für dein Interesse. Dein Infomaterial ist unterwegs.\n\nBestellt hast du: {{programmes}}\n\nNummer deiner Bestellung: {{reference}}\n\nFragen beantworten wir unter +49 30 23125 140.\n\nDeine Studienberatung',
      'Hello[[ {{firstName}}]],\n\nThank you for your interest. Your material is on its way.\n\nYou ordered: {{programmes}}\n\nNumber of your order: {{reference}}\n\nWe answer questions at +49 30 23125 140.\n\nYour study advisers',
    ),
    notifyTo: 'versand@tannhagen.example',
    notifySubject: 'Infomaterial {{reference}} ({{delivery}})',
    notifyText: 'Infomaterial ist bestellt: {{reference}}. Studiengänge: {{programmes}}.',
  },
  { languages: everyLanguage },
)
