import { storyLink } from '../../story.ts'
import { plain, t } from '../../text.ts'
import {
  addressStep,
  admission,
  certificate,
  checkStep,
  personStep,
  resume,
  resumeMailOf,
} from './application-steps.ts'
import { choice, field, formStory, type Option, step, thanks, where } from './parts.ts'
import { rubenFalk, signatureOf, waysTo } from './person.ts'
import { paidByCompany } from './prices.ts'

const programmes: readonly Option[] = [
  ['bwl-dual', t('Betriebswirtschaftslehre dual', 'Business Administration with a company')],
  ['informatik-dual', t('Informatik dual', 'Computer Science with a company')],
  ['gesundheit-dual', t('Gesundheitsmanagement dual', 'Health Management with a company')],
  ['soziales-dual', t('Soziale Arbeit dual', 'Social Work with a company')],
]

const studyStep = {
  ...step(
    t('Welcher Platz reizt dich?', 'Which place attracts you?'),
    choice('programme', t('Studiengang', 'Programme'), programmes, { defaultValue: '{{get_programme}}' }),
    choice(
      'campus',
      t('Campus', 'Campus'),
      [
        ['berlin', t('Berlin', 'Berlin')],
        ['muenchen', t('München', 'Munich')],
      ],
      { look: 'buttons' },
    ),
    choice('company', t('Hast du schon einen Betrieb?', 'Have you a company already?'), [
      ['open', t('Nein, schlagt mir welche vor', 'No, suggest some to me')],
      ['own', t('Ja', 'Yes')],
    ]),
    field('companyName', t('Name des Betriebs', 'Name of the company'), {
      personal: false,
      maxLength: '120',
      ...where('company', 'own'),
    }),
  ),
  trackedAs: 'add_to_cart',
}

const papersStep = {
  ...step(
    t('Was bringst du mit?', 'What do you bring along?'),
    admission,
    // Companies read it on paper.
    {
      ...resume,
      hint: t('Eine Seite genügt, als PDF.', 'One page will do, as a PDF.'),
      types: ['pdf'],
      maxSize: '5',
    },
    certificate,
  ),
  intro: plain(
    t(
      'Nichts davon ist Pflicht. Was du heute nicht hast, reichst du nach.',
      'None of it is required. What you do not have today can follow.',
    ),
  ),
}

const beforeSending = {
  component: 'rich-text',
  content: plain(
    t(
      'Die Bewerbung ist kostenlos, und wir fragen dich nach keiner Zahlungsart.',
      'Applying is free, and we ask you for no way to pay.',
    ),
  ),
}

const price = {
  component: 'form-price',
  statement: paidByCompany,
  withdrawalLink: storyLink('ds/widerruf'),
}

/** The application of the second unit: no way to pay, because the company pays; so a purchase is its fourth step. */
export const dualApplicationForm = formStory({
  id: 'bewerbung-dual',
  name: t('Bewerbung, dual', 'Application, with a company'),
  savesAnswers: true,
  isPurchase: true,
  purchaseItem: 'programme',
  purchaseVariant: 'campus',
  steps: [studyStep, personStep, addressStep, papersStep, checkStep(price, beforeSending)],
  submitLabel: t('Bewerbung absenden', 'Send the application'),
  ...resumeMailOf(signatureOf(rubenFalk)),
  successHeadline: t('Bewerbung gesendet', 'Application sent'),
  success: thanks(
    t(
      'Danke, {fv:firstName}. Ruben Falk liest deine Bewerbung selbst und schlägt dir in fünf Werktagen zwei bis vier Betriebe vor. Er schreibt an {fv:email}. Als Geburtsdatum steht im Vertrag der {fv:birthday|date}; stimmt das nicht, ruf ihn bitte an.',
      'Thank you, {fv:firstName}. Ruben Falk reads your application himself and suggests two to four companies within five working days. He writes to {fv:email}. Your contract will give your date of birth as {fv:birthday|date}; if that is wrong, please call him.',
    ),
  ),
  ...waysTo(rubenFalk),
  failureText: t(
    'Gerade können wir nichts speichern. Schick Ruben Falk deinen Lebenslauf per E-Mail oder ruf ihn an, dann geht nichts verloren.',
    'We cannot save anything at the moment. Send Ruben Falk your CV by e-mail or call him, so that nothing is lost.',
  ),
  receiptSubject: t('Deine Bewerbung ist da', 'We have your application'),
  receiptText: t(
    'Hallo[[ {{firstName}}]],\n\ndeine Bewerbung für {{programme}} ist da. In fünf Werktagen schlage ich dir Betriebe vor. Zeugnis und Lebenslauf kannst du auf der Seite der Bewerbung nachreichen, unter „Unterlagen nachreichen“.\n\nNummer deiner Bewerbung: {{reference}}\n\nRuben Falk\n+49 30 23125 160',
    'Hello[[ {{firstName}}]],\n\nYour application for {{programme}} is here. Within five working days I shall suggest companies to you. Your certificate and CV can follow: use “Send documents” on the page of the application.\n\nNumber of your application: {{reference}}\n\nRuben Falk\n+49 30 23125 160',
  ),
  notifyTo: 'dual@tannhagen.example',
  notifySubject: 'Bewerbung {{reference}} ({{programme}})',
  notifyText: 'Eine Bewerbung ist da: {{reference}}, Studiengang {{programme}}, Campus {{campus}}.',
})
