import type { Fixture } from '../_kit/fixture.ts'

const doc = (...paragraphs: string[]) => ({
  type: 'doc',
  content: paragraphs.map(text => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})

const faqItem = (name: string, fields: object) => ({
  component: 'faq-item',
  _uid: `faq-item-${name}`,
  question: 'Kann ich das Studium unterbrechen?',
  answer: doc(
    'Ja. Du kannst zweimal für je sechs Monate pausieren, in der Zeit zahlst du nichts.',
    'Deine Noten und angefangenen Module bleiben dir erhalten.',
  ),
  ...fields,
})

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: faqItem('default', {}) },
  {
    name: 'colored',
    content: faqItem('colored', {
      question: 'Muss ich zur Prüfung anreisen?',
      answer: doc('Nein. Du schreibst sie online von zu Hause oder an einem von 34 Prüfungszentren.'),
      questionColor: 'page-color',
      answerColor: 'gradient-dark',
    }),
  },
  {
    name: 'short',
    hidden: true,
    content: faqItem('short', { question: 'Geht das?', answer: doc('Ja.'), questionColor: 'chartreuse' }),
  },
  {
    name: 'longest',
    hidden: true,
    content: faqItem('longest', {
      question:
        'Gilt die Aufstiegsfortbildungsförderung auch, wenn ich mein Studienmodell während eines laufenden Semesters wechsle und gleichzeitig den Arbeitgeber?',
      answer: doc(
        'Rechtsschutzversicherungsgesellschaftsangestelltenweiterbildungsverordnung',
        'Ja, solange du dich innerhalb von vier Wochen meldest. '.repeat(12),
      ),
    }),
  },
]

export const invalid: readonly unknown[] = [
  { component: 'faq-item', answer: doc('Ja.') },
  { component: 'faq-item', question: 'Geht das?' },
  { component: 'faq-item', question: 'Geht das?', answer: { type: 'doc', content: [{ type: 'paragraph' }] } },
  { component: 'faq-item', question: 'Geht das?', answer: doc('Ja.'), questionColor: 50 },
]
