import { t } from '../../text.ts'
import { consent, field, type Option, rule } from './parts.ts'

/** What many forms ask of a person, once for all of them. */

export const firstName = field('firstName', t('Vorname', 'First name'), {
  width: 'half',
  autocomplete: 'given-name',
  maxLength: '80',
  ...rule('name'),
})
export const lastName = field('lastName', t('Nachname', 'Last name'), {
  width: 'half',
  autocomplete: 'family-name',
  maxLength: '80',
  ...rule('name'),
})
export const email = field('email', t('E-Mail-Adresse', 'E-mail address'), {
  kind: 'email',
  autocomplete: 'email',
})
export const phone = field('phone', t('Telefonnummer', 'Telephone number'), {
  kind: 'tel',
  autocomplete: 'tel',
})
export const birthday = field('birthday', t('Geburtsdatum', 'Date of birth'), {
  kind: 'date',
  hint: t('Zum Beispiel 24 12 1999', 'For example 24 12 1999'),
  autocomplete: 'bday',
  ...rule('past'),
})

/** When somebody can be called. */
export const hours: readonly Option[] = [
  ['morning', t('Vormittags, 8 bis 12 Uhr', 'In the morning, 8 am to noon')],
  ['afternoon', t('Nachmittags, 12 bis 17 Uhr', 'In the afternoon, noon to 5 pm')],
  ['evening', t('Abends, 17 bis 20 Uhr', 'In the evening, 5 pm to 8 pm')],
]

export const agreed = consent(
  t(
    'Ich bin einverstanden, dass die Hochschule Tannhagen meine Angaben nutzt, um mir zu antworten. Sie löscht sie nach 180 Tagen. Widerrufen kann ich jederzeit: datenschutz@tannhagen.example.',
    'I agree that Tannhagen University uses what I enter here in order to answer me. It is deleted after 180 days. I can withdraw at any time: datenschutz@tannhagen.example.',
  ),
)

/** Who answers what is sent to a unit. */
export interface Answerer {
  readonly name: string
  readonly mailbox: string
  readonly telephone: string
}

/** Ends a mail. */
export const signatureOf = ({ name, telephone }: Answerer) => {
  const text = `${name}\n${telephone}`
  return t(text, text)
}

export const admissionsOffice = t(
  'Das Bewerbungsbüro\n+49 30 23125 140',
  'The admissions office\n+49 30 23125 140',
)

/** Offered where nothing could be stored. */
export const waysTo = ({ mailbox, telephone }: Pick<Answerer, 'mailbox' | 'telephone'>) => ({
  failurePhone: telephone,
  failureEmail: mailbox,
})

export const otherWays = waysTo({
  telephone: '+49 30 23125 140',
  mailbox: 'studienberatung@tannhagen.example',
})

export const rubenFalk: Answerer = {
  name: 'Ruben Falk',
  mailbox: 'dual@tannhagen.example',
  telephone: '+49 30 23125 160',
}
