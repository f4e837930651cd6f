import { plain, t } from '../../text.ts'
import { everyLanguage } from '../../translations/catalogues.ts'
import {
  addressStep,
  admission,
  certificate,
  checkStep,
  identity,
  personStep,
  resume,
  resumeMail,
} from './application-steps.ts'
import { choice, field, formStory, hidden, noneOf, oneOf, step, thanks, where } from './parts.ts'
import { otherWays } from './person.ts'
import { degreePrices } from './prices.ts'
import { model, notOnCampus, onCampusAlone, programme } from './programmes.ts'

const open = { field: 'model', operator: 'isEmpty' } as const
const byDistance = [
  ...oneOf('programme', 'weiterbildung'),
  ...oneOf('model', 'vollzeit', 'teilzeit-1', 'teilzeit-2'),
  open,
  ...noneOf('programme', ...onCampusAlone),
]

/** Each with the models that begin then; as long as no model is chosen, with those that the programme has. */
const start = choice(
  'start',
  t('Wann möchtest du anfangen?', 'When would you like to begin?'),
  [
    ['now', t('Sofort', 'At once'), byDistance],
    ['2027-04', t('Am 1. April 2027', 'On 1 April 2027'), byDistance],
    ['2027-10', t('Am 1. Oktober 2027', 'On 1 October 2027'), [...byDistance, ...oneOf('model', 'dual')]],
    [
      '2027-11',
      t('Im November 2027', 'In November 2027'),
      [...oneOf('model', 'mystudium'), open, ...noneOf('programme', ...notOnCampus)],
    ],
  ],
  {
    look: 'dropdown',
    width: 'half',
    message: t(
      'Bitte wähle, wann du anfängst: dual im Oktober, mit myStudium im November.',
      'Please choose when you begin: with a company in October, with myStudium in November.',
    ),
  },
)

const voucher = field('voucher', t('Gutscheincode', 'Voucher code'), {
  width: 'half',
  required: false,
  personal: false,
  maxLength: '40',
  defaultValue: '{{get_voucher}}',
})

const studyStep = {
  ...step(
    t('Was möchtest du studieren?', 'What would you like to study?'),
    programme,
    model,
    start,
    voucher,
    hidden('campaign', '{{get_campaign}}'),
  ),
  trackedAs: 'add_to_cart',
}

const papersStep = step(
  t('Was bringst du mit?', 'What do you bring along?'),
  admission,
  {
    component: 'rich-text',
    content: plain(
      t(
        'Hast du etwas nicht zur Hand? Reich es nach: Der Link dazu steht in der Bestätigung.',
        'Something not at hand? Send it later: the link is in the confirmation.',
      ),
    ),
  },
  certificate,
  identity,
  resume,
)

const notDual = [{ field: 'model', operator: 'isNot', value: 'dual' }] as const

const payment = choice(
  'payment',
  t('Wie möchtest du zahlen?', 'How would you like to pay?'),
  [
    ['DebitNote', t('Monatlich per Lastschrift', 'Monthly by direct debit'), notDual],
    ['BankTransfer', t('Monatlich per Überweisung', 'Monthly by bank transfer'), notDual],
    ['CreditCard', t('Monatlich per Kreditkarte', 'Monthly by credit card'), notDual],
    ['StudentLoan', t('Mit einem Studienkredit', 'With a student loan'), notDual],
    ['Employer', t('Mein Arbeitgeber zahlt', 'My employer pays')],
  ],
  {
    message: t(
      'Bitte wähle, wie du zahlst. Im dualen Studium zahlt dein Betrieb.',
      'Please choose how you pay. With a company, your employer pays.',
    ),
    hint: t(
      'Bank- oder Kartendaten fragen wir erst mit dem Vertrag. Du kannst später wechseln.',
      'We ask for bank or card details with the contract only. You may change later.',
    ),
  },
)

const lender = field('lender', t('Bank oder Programm', 'Bank or scheme'), {
  required: false,
  personal: false,
  maxLength: '80',
  hint: t('Falls du es schon weißt.', 'If you know already.'),
  ...where('payment', 'StudentLoan'),
})

const beforeSending = {
  component: 'rich-text',
  content: plain(
    t(
      'Die Bewerbung ist kostenlos und verpflichtet dich zu nichts. Ein Vertrag entsteht erst, wenn du ihn unterschreibst; danach kannst du ihn 14 Tage lang [widerrufen](/widerruf/).',
      'Applying is free and binds you to nothing. A contract exists only once you sign it; after that you may [withdraw](/en/withdrawal/) for 14 days.',
    ),
  ),
}

/** The application of the first unit: six topics, saved after each, about twelve minutes. */
export const applicationForm = formStory(
  {
    id: 'bewerbung',
    name: t('Bewerbung', 'Application'),
    savesAnswers: true,
    isPurchase: true,
    purchaseItem: 'programme',
    purchaseVariant: 'model',
    purchasePayment: 'payment',
    steps: [
      studyStep,
      personStep,
      addressStep,
      papersStep,
      step(t('Wie zahlst du?', 'How do you pay?'), payment, lender),
      checkStep(...degreePrices, beforeSending),
    ],
    submitLabel: t('Bewerbung absenden', 'Send the application'),
    ...resumeMail,
    successHeadline: t('Bewerbung gesendet', 'Application sent'),
    success: thanks(
      t(
        'Danke, {fv:firstName}. Deine Bewerbung für {fv:programme|label} ist da. Wir schreiben an {fv:email}, welche Unterlagen noch fehlen; in fünf Werktagen hast du eine Antwort.',
        'Thank you, {fv:firstName}. Your application for {fv:programme|label} is here. We write to {fv:email} which papers are still missing; you have an answer within five working days.',
      ),
    ),
    ...otherWays,
    receiptSubject: t('Deine Bewerbung ist da', 'We have your application'),
    receiptText: t(
      'Hallo[[ {{firstName}}]],\n\ndeine Bewerbung für {{programme}}[[, {{model}},]] ist da. Was noch fehlt, reichst du hier nach: https://www.tannhagen.example/forms-space/unterlagen/ In fünf Werktagen hast du eine Antwort.\n\nNummer deiner Bewerbung: {{reference}}\n\nDas Bewerbungsbüro\n+49 30 23125 140',
      'Hello[[ {{firstName}}]],\n\nYour application for {{programme}}[[, {{model}},]] is here. Send what is still missing: https://www.tannhagen.example/en/forms-space/documents/ You have an answer within five working days.\n\nNumber of your application: {{reference}}\n\nThe admissions office\n+49 30 23125 140',
    ),
    notifyTo: 'bewerbung@tannhagen.example',
    notifySubject: 'Bewerbung {{reference}} ({{programme}})',
    notifyText:
      'Eine Bewerbung ist da: {{reference}}, Studiengang {{programme}}[[, Modell {{model}}]][[, Kampagne {{campaign}}]].',
  },
  { languages: everyLanguage },
)
