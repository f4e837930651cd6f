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

/** Offered where nothing could be stored. */
export const otherWays = {
  failurePhone: '+49 30 23125 140',
  failureEmail: 'studienberatung@tannhagen.example',
}
