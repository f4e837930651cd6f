import type { Words } from '../_kit/words.ts'

export const messages = {
  de: { change: 'Ändern', yes: 'Ja', none: 'Wähl etwas aus, dann steht hier, was es kostet.' },
  en: { change: 'Change', yes: 'Yes', none: 'Choose something, and its price stands here.' },
  fr: { change: 'Modifier', yes: 'Oui', none: 'Fais ton choix, et le prix s’affiche ici.' },
  it: { change: 'Modifica', yes: 'Sì', none: 'Scegli, e qui vedi quanto costa.' },
  es: { change: 'Cambiar', yes: 'Sí', none: 'Elige, y aquí verás cuánto cuesta.' },
  pt: { change: 'Alterar', yes: 'Sim', none: 'Escolhe, e aqui vês quanto custa.' },
} as const satisfies Words
