import { t } from '../../text.ts'
import { everyLanguage } from '../../translations/catalogues.ts'
import { choice, field, formStory, introduction, step, thanks } from './parts.ts'
import { agreed, birthday, email, firstName, lastName, otherWays } from './person.ts'
import { programme } from './programmes.ts'

const person = step(t('Wer bist du?', 'Who are you?'), firstName, lastName, email, birthday)

const learned = step(
  t('Was hast du schon gelernt?', 'What have you learned already?'),
  programme,
  choice('kind', t('Was sollen wir prüfen?', 'What shall we check?'), [
    ['training', t('Eine Ausbildung', 'Vocational training')],
    ['studies', t('Ein Studium, auch ein abgebrochenes', 'Earlier studies, finished or not')],
    ['further', t('Eine Fortbildung oder einen Meisterbrief', 'Further training or a master’s certificate')],
  ]),
  field('title', t('Beruf oder Fach', 'Occupation or subject'), { personal: false, maxLength: '120' }),
  field('school', t('Schule, Betrieb oder Hochschule', 'School, company or university'), {
    maxLength: '120',
  }),
  {
    component: 'form-file',
    name: 'certificate',
    label: t('Zeugnis', 'Certificate'),
    hint: t('Ein Foto genügt.', 'A photo will do.'),
    required: true,
    multiple: true,
  },
)

const check = step(
  t('Stimmt alles?', 'Is everything right?'),
  { component: 'form-summary', title: t('Deine Angaben', 'Your answers') },
  agreed,
)

/** Earlier studies and training, checked before anybody applies. */
export const recognitionForm = formStory(
  {
    id: 'anrechnung',
    name: t('Anrechnung prüfen', 'Have credit checked'),
    headline: t('Was von dir zählt schon?', 'What of yours counts already?'),
    intro: introduction(
      'Drei Schritte, etwa vier Minuten. Wir prüfen kostenlos und antworten in fünf Werktagen.',
      'Three steps, about four minutes. We check free of charge and answer within five working days.',
    ),
    steps: [person, learned, check],
    submitLabel: t('Prüfung anfordern', 'Ask for the check'),
    success: thanks(
      t(
        'Danke, {fv:firstName}. Wir prüfen dein Zeugnis und schreiben in fünf Werktagen an {fv:email}, wie viele ECTS zählen.',
        'Thank you, {fv:firstName}. We check your certificate and tell you within five working days at {fv:email} how many credits count.',
      ),
    ),
    ...otherWays,
    receiptSubject: t('Wir prüfen deine Anrechnung', 'We are checking your credit'),
    receiptText: t(
      'Hallo[[ {{firstName}}]],\n\ndeine Unterlagen sind da. In fünf Werktagen weißt du, wie viele ECTS zählen und was dein Studium dann kostet.\n\nNummer deiner Anfrage: {{reference}}\n\nDas Bewerbungsbüro\n+49 30 23125 140',
      'Hello[[ {{firstName}}]],\n\nYour papers are here. Within five working days you know how many credits count, and what your programme then costs.\n\nNumber of your enquiry: {{reference}}\n\nThe admissions office\n+49 30 23125 140',
    ),
    notifyTo: 'bewerbung@tannhagen.example',
    notifySubject: 'Anrechnung {{reference}} ({{programme}})',
    notifyText: 'Unterlagen zur Anrechnung sind da: {{reference}}, {{kind}}, Studiengang {{programme}}.',
  },
  { languages: everyLanguage },
)
