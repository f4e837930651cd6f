import type { Words } from '../_kit/words.ts'

export const messages = {
  de: { change: 'Ändern', yes: 'Ja' },
  en: { change: 'Change', yes: 'Yes' },
  fr: { change: 'Modifier', yes: 'Oui' },
  it: { change: 'Modifica', yes: 'Sì' },
  es: { change: 'Cambiar', yes: 'Sí' },
  pt: { change: 'Alterar', yes: 'Sim' },
} as const satisfies Words
