import type { Words } from '../_kit/words.ts'

export const messages = {
  de: { here: 'Du bist hier' },
  en: { here: 'You are here' },
  fr: { here: 'Tu es ici' },
  it: { here: 'Sei qui' },
  es: { here: 'Estás aquí' },
  pt: { here: 'Estás aqui' },
} as const satisfies Words
