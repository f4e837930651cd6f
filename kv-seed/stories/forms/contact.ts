import { t } from '../../text.ts'
import { everyLanguage } from '../../translations/catalogues.ts'
import { compassKeys } from '../compass.ts'
import { anyEvent } from './any-event.ts'
import { choice, field, formStory, hidden, introduction, rule, thanks, where } from './parts.ts'
import { agreed, email, firstName, hours, lastName, otherWays, phone } from './person.ts'
import { anyProgramme } from './programmes.ts'

const subject = choice(
  'subject',
  t('Worum geht es?', 'What is it about?'),
  [
    ['programme', t('Welcher Studiengang passt', 'Which programme fits')],
    ['admission', t('Zulassung und Anrechnung', 'Admission and credit')],
    ['fees', t('Kosten und Förderung', 'Fees and grants')],
    ['student', t('Ich studiere schon', 'I am a student already')],
    ['event', t('Eine Veranstaltung', 'An event')],
    ['other', t('Etwas anderes', 'Something else')],
  ],
  { look: 'dropdown', width: 'half', defaultValue: '{{get_subject}}' },
)

const event = { ...anyEvent, ...where('subject', 'event') }

const reply = choice(
  'reply',
  t('Wie dürfen wir antworten?', 'How may we answer?'),
  [
    ['email', t('Per E-Mail', 'By e-mail')],
    ['phone', t('Am Telefon', 'By telephone')],
    ['appointment', t('In einem Termin', 'In an appointment')],
  ],
  { look: 'buttons', defaultValue: '{{get_reply}}' },
)

const callbackTime = choice('callbackTime', t('Wann erreichen wir dich?', 'When can we reach you?'), hours, {
  look: 'dropdown',
  width: 'half',
  ...where('reply', 'phone'),
})

const appointmentDate = field('appointmentDate', t('Dein Wunschtag', 'The day you would like'), {
  kind: 'date',
  hint: t('Montag bis Samstag, zum Beispiel 24 2 2027', 'Monday to Saturday, for example 24 2 2027'),
  personal: false,
  rules: [...rule('future').rules, ...rule('weekday', '123456').rules],
  message: t(
    'Bitte wähle einen kommenden Tag von Montag bis Samstag.',
    'Please choose a day to come, from Monday to Saturday.',
  ),
  ...where('reply', 'appointment'),
})

const appointmentPlace = choice(
  'appointmentPlace',
  t('Wo treffen wir uns?', 'Where shall we meet?'),
  [
    ['video', t('Per Video', 'By video')],
    ['berlin', t('Campus Berlin', 'Berlin campus')],
    ['munich', t('Campus München', 'Munich campus')],
  ],
  where('reply', 'appointment'),
)

const message = field('message', t('Deine Nachricht', 'Your message'), {
  kind: 'textarea',
  maxLength: '2000',
})

const compassAnswers = compassKeys.map(key => `[[ Kompass, ${key}: {{${key}}}.]]`).join('')

/** Enquiries, with the wish to be called or for an appointment. */
export const contactForm = formStory(
  {
    id: 'contact',
    name: t('Kontaktformular', 'Contact form'),
    headline: t('Schreib uns', 'Write to us'),
    intro: introduction(
      'Wir antworten am selben Werktag. Eine Antwort, kein Newsletter.',
      'We answer on the same working day. One answer, no newsletter.',
    ),
    fields: [
      subject,
      { ...anyProgramme, width: 'half' },
      event,
      firstName,
      lastName,
      email,
      reply,
      { ...phone, width: 'half', ...where('reply', 'phone') },
      callbackTime,
      appointmentDate,
      appointmentPlace,
      message,
      // What the funding calculator found, as its result names it.
      hidden('funding', '{{get_funding}}'),
      // What was answered in the compass, from whose result people come here.
      ...compassKeys.map(key => hidden(key, `{{get_${key}}}`)),
      agreed,
    ],
    submitLabel: t('Nachricht senden', 'Send the message'),
    success: thanks(
      t(
        'Danke, {fv:firstName}. Deine Nachricht ist bei uns, und am selben Werktag hast du eine Antwort. Eine Bestätigung ist unterwegs an {fv:email}.',
        'Thank you, {fv:firstName}. Your message is here, and you have an answer on the same working day. A receipt is on its way to {fv:email}.',
      ),
    ),
    ...otherWays,
    receiptSubject: t('Deine Nachricht ist angekommen', 'We have your message'),
    receiptText: t(
      'Hallo[[ {{firstName}}]],\n\ndeine Nachricht ist bei uns, und wir antworten am selben Werktag.\n\n[[Deine Veranstaltung: {{event}}\n\n]][[Dein Wunschtag: {{appointmentDate}}\n\n]]Nummer deiner Anfrage: {{reference}}\n\nDeine Studienberatung\n+49 30 23125 140',
      'Hello[[ {{firstName}}]],\n\nYour message is here, and we answer on the same working day.\n\n[[Your event: {{event}}\n\n]][[The day you would like: {{appointmentDate}}\n\n]]Number of your enquiry: {{reference}}\n\nYour study advisers\n+49 30 23125 140',
    ),
    notifyTo: 'studienberatung@tannhagen.example',
    notifySubject: 'Anfrage {{reference}} ({{subject}})',
    notifyText: `Eine Anfrage ist da: {{reference}}, Antwort gewünscht: {{reply}}.[[ Veranstaltung: {{event}}.]][[ Ergebnis der Förderberatung: {{funding}}.]]${compassAnswers}`,
  },
  { languages: everyLanguage },
)
