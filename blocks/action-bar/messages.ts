import type { Words } from '../_kit/words.ts'

export const messages = {
  de: { name: 'Nächste Schritte', call: 'Anrufen' },
  en: { name: 'Next steps', call: 'Call' },
  fr: { name: 'Étapes suivantes', call: 'Appeler' },
  it: { name: 'Prossimi passi', call: 'Chiama' },
  es: { name: 'Próximos pasos', call: 'Llamar' },
  pt: { name: 'Próximos passos', call: 'Ligar' },
} as const satisfies Words
