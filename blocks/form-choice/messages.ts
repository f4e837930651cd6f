import type { Words } from '../_kit/words.ts'

export const messages = {
  de: { choose: 'Bitte wählen' },
  en: { choose: 'Please choose' },
  fr: { choose: 'Veuillez choisir' },
  it: { choose: 'Scegli' },
  es: { choose: 'Elige' },
  pt: { choose: 'Escolha' },
} as const satisfies Words
