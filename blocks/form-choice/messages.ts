import type { Words } from '../_kit/words.ts'

export const messages = {
  de: { choose: 'Bitte wählen' },
  en: { choose: 'Please choose' },
  fr: { choose: 'Choisis' },
  it: { choose: 'Scegli' },
  es: { choose: 'Elige' },
  pt: { choose: 'Escolhe' },
} as const satisfies Words
