import { plain, t } from '../../text.ts'
import { choice, field, formStory, type Option, step, thanks } from './parts.ts'
import { type Answerer, agreed, birthday, email, firstName, lastName, waysTo } from './person.ts'
import { pricesOfCourses } from './prices.ts'

const beforeOrdering = {
  component: 'rich-text',
  content: plain(
    t(
      'Mit dem Knopf schließt du den Vertrag über diesen Kurs. Du kannst ihn 14 Tage lang widerrufen.',
      'The button concludes the contract for this course. You may withdraw for 14 days.',
    ),
  ),
}

/** The form that books a place on a course: it concludes a contract. */
export const courseOrderForm = (courses: readonly Option[], { name, mailbox, telephone }: Answerer) =>
  formStory({
    id: 'obw-platz',
    name: t('Platz buchen', 'Book a place'),
    concludesContract: true,
    steps: [
      step(
        t('Welcher Kurs?', 'Which course?'),
        choice('programme', t('Kurs', 'Course'), courses, {
          look: 'dropdown',
          defaultValue: '{{get_programme}}',
        }),
        choice('pace', t('Wie viele Abende in der Woche?', 'How many evenings a week?'), [
          ['two', t('Zwei Abende', 'Two evenings')],
          ['one', t('Ein Abend', 'One evening')],
        ]),
      ),
      step(
        t('Wer bist du?', 'Who are you?'),
        firstName,
        lastName,
        email,
        birthday,
        field('street', t('Straße und Hausnummer', 'Street and number'), {
          autocomplete: 'address-line1',
          maxLength: '120',
        }),
        field('city', t('Postleitzahl und Ort', 'Postcode and town'), { maxLength: '90' }),
      ),
      step(
        t('Stimmt alles?', 'Is everything right?'),
        { component: 'form-summary', title: t('Deine Angaben', 'Your answers') },
        beforeOrdering,
        agreed,
        ...pricesOfCourses(courses),
      ),
    ],
    successHeadline: t('Dein Platz ist gebucht', 'Your place is booked'),
    success: thanks(
      t(
        `Danke, {fv:firstName}. ${name} schickt dir den Vertrag heute an {fv:email}.`,
        `Thank you, {fv:firstName}. ${name} sends the contract to {fv:email} today.`,
      ),
    ),
    ...waysTo({ mailbox, telephone }),
    receiptSubject: t('Dein Platz ist gebucht', 'Your place is booked'),
    receiptText: t(
      `Hallo[[ {{firstName}}]],\n\ndein Platz im Kurs {{programme}} ({{pace}}) ist gebucht. Der Vertrag folgt heute.\n\nNummer deiner Buchung: {{reference}}\n\n${name}\n${telephone}`,
      `Hello[[ {{firstName}}]],\n\nYour place on the course {{programme}} ({{pace}}) is booked. The contract follows today.\n\nNumber of your booking: {{reference}}\n\n${name}\n${telephone}`,
    ),
    notifyTo: mailbox,
    notifySubject: 'Buchung {{reference}} ({{programme}})',
    notifyText: 'Eine Buchung ist da: {{reference}}, Kurs {{programme}}, {{pace}}.',
  })
