import { t } from '../../text.ts'
import { everyLanguage } from '../../translations/catalogues.ts'
import { choice, field, formStory, hidden, step, thanks } from './parts.ts'
import { agreed, birthday, email, firstName, lastName, otherWays, phone } from './person.ts'
import { model, programme } from './programmes.ts'

const admission = choice('admission', t('Womit bewirbst du dich?', 'What do you apply with?'), [
  ['school', t('Abitur oder Fachabitur', 'A levels')],
  ['work', t('Ausbildung und drei Jahre Beruf', 'Training and three years at work')],
  ['master', t('Meisterbrief oder Fortbildung', 'A master craftsman’s certificate or further training')],
  ['degree', t('Hochschulabschluss', 'A university degree')],
])

const start = choice(
  'start',
  t('Wann möchtest du anfangen?', 'When would you like to begin?'),
  [
    ['now', t('Sofort', 'At once')],
    ['2027-04', t('Am 1. April 2027', 'On 1 April 2027')],
    ['2027-10', t('Am 1. Oktober 2027', 'On 1 October 2027')],
  ],
  { look: 'dropdown', width: 'half' },
)

const voucher = field('voucher', t('Gutscheincode', 'Voucher code'), {
  width: 'half',
  required: false,
  personal: false,
  maxLength: '40',
  defaultValue: '{{get_voucher}}',
})

/** A short application: papers follow by the link in the mail. */
export const applicationForm = formStory(
  {
    id: 'bewerbung',
    name: t('Bewerbung', 'Application'),
    steps: [
      step(
        t('Was möchtest du studieren?', 'What would you like to study?'),
        programme,
        model,
        admission,
        start,
        voucher,
        hidden('campaign', '{{get_campaign}}'),
      ),
      step(
        t('Wer bist du?', 'Who are you?'),
        firstName,
        lastName,
        email,
        { ...phone, required: false, hint: t('Falls wir eine Frage haben.', 'In case we have a question.') },
        birthday,
        agreed,
      ),
    ],
    submitLabel: t('Bewerbung absenden', 'Send the application'),
    success: thanks(
      t(
        'Danke, {fv:firstName}. Deine Bewerbung für {fv:programme|label} ist da. Wir schreiben an {fv:email}, welche Unterlagen noch fehlen; in fünf Werktagen hast du eine Antwort.',
        'Thank you, {fv:firstName}. Your application for {fv:programme|label} is here. We write to {fv:email} which papers are still missing; you have an answer within five working days.',
      ),
    ),
    ...otherWays,
    receiptSubject: t('Deine Bewerbung ist da', 'We have your application'),
    receiptText: t(
      'Hallo {{firstName}},\n\ndeine Bewerbung ist da. Antworte auf diese E-Mail mit Zeugnis, Ausweis und Lebenslauf; in fünf Werktagen hast du eine Antwort.\n\n[[Dein Gutscheincode: {{voucher}}\n\n]]Nummer deiner Bewerbung: {{reference}}\n\nDas Bewerbungsbüro\n+49 30 23125 140',
      'Hello {{firstName}},\n\nyour application is here. Answer this e-mail with your certificate, identity document and CV; you have an answer within five working days.\n\n[[Your voucher code: {{voucher}}\n\n]]Number of your application: {{reference}}\n\nThe admissions office\n+49 30 23125 140',
    ),
    notifyTo: 'bewerbung@tannhagen.example',
    notifySubject: 'Bewerbung {{reference}} ({{programme}})',
    notifyText:
      'Eine Bewerbung ist da: {{reference}}, Studiengang {{programme}}[[, Modell {{model}}]][[, Kampagne {{campaign}}]].',
  },
  { languages: everyLanguage },
)
