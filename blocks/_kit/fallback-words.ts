import type { Words } from './words.ts'

/** Texts of all notices that replace data that failed. */
export const fallbackWords = {
  de: {
    help: 'Das liegt an uns. Meist klappt es, wenn du es gleich noch einmal versuchst.',
    again: 'Noch einmal versuchen',
    contact: 'Frag uns',
  },
  en: {
    help: 'The fault is ours. It usually works if you try again in a moment.',
    again: 'Try again',
    contact: 'Ask us',
  },
  fr: {
    help: 'Cela vient de nous. En général, il suffit de réessayer dans un instant.',
    again: 'Réessayer',
    contact: 'Demande-nous',
  },
  it: {
    help: 'Dipende da noi. Di solito basta riprovare tra un momento.',
    again: 'Riprova',
    contact: 'Chiedi a noi',
  },
  es: {
    help: 'El fallo es nuestro. Normalmente basta con volver a intentarlo en un momento.',
    again: 'Volver a intentarlo',
    contact: 'Pregúntanos',
  },
  pt: {
    help: 'A falha é nossa. Normalmente basta tentar de novo daqui a pouco.',
    again: 'Tentar de novo',
    contact: 'Pergunta-nos',
  },
} as const satisfies Words
