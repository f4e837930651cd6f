import type { Words } from '../_kit/words.ts'

export const messages = {
  de: { questions: 'Fragen? Wir antworten.', allContacts: 'So erreichst du uns' },
  en: { questions: 'Questions? We answer.', allContacts: 'How to reach us' },
  fr: { questions: 'Des questions\u202f? Nous répondons.', allContacts: 'Comment nous joindre' },
  it: { questions: 'Domande? Noi rispondiamo.', allContacts: 'Come raggiungerci' },
  es: { questions: '¿Preguntas? Respondemos.', allContacts: 'Cómo contactarnos' },
  pt: { questions: 'Perguntas? Nós respondemos.', allContacts: 'Como falar connosco' },
} as const satisfies Words
