import { type Translated, t } from '../../text.ts'
import type { BlockDraft } from '../blocks.ts'
import { choice, field, step } from './parts.ts'
import { admissionsOffice, agreed, birthday, email, firstName, lastName, phone } from './person.ts'

/** Steps that the applications of the units have in common. */

const optionalPhone: BlockDraft = {
  ...phone,
  required: false,
  hint: t('Falls wir eine Frage haben.', 'In case we have a question.'),
}

export const personStep = step(
  t('Wer bist du?', 'Who are you?'),
  firstName,
  lastName,
  email,
  optionalPhone,
  birthday,
)

const street = field('street', t('Straße und Hausnummer', 'Street and number'), {
  autocomplete: 'address-line1',
  maxLength: '120',
})
const postcode = field('postcode', t('Postleitzahl', 'Postcode'), {
  width: 'half',
  autocomplete: 'postal-code',
  maxLength: '12',
})
const city = field('city', t('Ort', 'Town'), {
  width: 'half',
  autocomplete: 'address-level2',
  maxLength: '80',
})
const country = field('country', t('Land', 'Country'), {
  kind: 'country',
  autocomplete: 'country',
  defaultValue: 'DE',
})

/** Where the contract and the student card are sent. */
export const addressStep: BlockDraft = {
  ...step(
    t('Wohin schicken wir deine Unterlagen?', 'Where shall we send your papers?'),
    street,
    postcode,
    city,
    country,
  ),
  trackedAs: 'add_shipping_info',
}

export const admission = choice('admission', t('Womit bewirbst du dich?', 'What do you apply with?'), [
  ['school', t('Abitur oder Fachabitur', 'A levels')],
  ['work', t('Ausbildung und drei Jahre Beruf', 'Training and three years at work')],
  ['master', t('Meisterbrief oder Fortbildung', 'A master craftsman’s certificate or further training')],
  ['degree', t('Hochschulabschluss', 'A university degree')],
])

/** A document of an applicant; it may follow later. */
export const paper = (name: string, label: BlockDraft['label'], fields: object = {}): BlockDraft => ({
  component: 'form-file',
  name,
  label,
  required: false,
  ...fields,
})

export const certificate = paper('certificate', t('Zeugnis', 'Certificate'), {
  hint: t('Ein Foto genügt.', 'A photo will do.'),
  multiple: true,
})
export const identity = paper('identity', t('Ausweis oder Pass', 'Identity card or passport'), {
  hint: t('Die Seite mit deinem Namen.', 'The page with your name.'),
})
export const resume = paper('resume', t('Lebenslauf', 'CV'))

/** The last look before it is sent. */
export const checkStep = (...blocks: BlockDraft[]): BlockDraft =>
  step(
    t('Stimmt alles?', 'Is everything right?'),
    { component: 'form-summary', title: t('Deine Angaben', 'Your answers') },
    ...blocks,
    agreed,
  )

/** The mail with the link to continue, signed by those who handle the application. */
export const resumeMailOf = ({ de, translations }: Translated) => ({
  resumeSubject: t('Hier geht es mit deiner Bewerbung weiter', 'Continue your application here'),
  resumeText: t(
    `Hallo,\n\ndeine Angaben sind bis zum {{until}} gespeichert. Mit diesem Link machst du an derselben Stelle weiter, auch auf einem anderen Gerät:\n\n{{link}}\n\nGib den Link nicht weiter: Er öffnet deine Angaben. Hast du ihn nicht bestellt, lösch diese E-Mail einfach.\n\n${de}`,
    `Hello,\n\nYour answers are saved until {{until}}. This link takes you back to the same place, on another device too:\n\n{{link}}\n\nDo not pass the link on: it opens your answers. If you did not ask for it, simply delete this e-mail.\n\n${translations.en}`,
  ),
})

export const resumeMail = resumeMailOf(admissionsOffice)
